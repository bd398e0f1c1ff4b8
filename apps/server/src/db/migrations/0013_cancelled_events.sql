ALTER TABLE "events" ADD COLUMN "planned_minutes" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cancelled_by" CHECK ("events"."cancelled_by" in ('code', 'operator'));