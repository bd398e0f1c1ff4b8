ALTER TABLE "cameras" DROP CONSTRAINT "cameras_state";--> statement-breakpoint
DROP INDEX "cameras_open";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waits_for_go" boolean;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "cameras_open" ON "cameras" USING btree ("state") WHERE "cameras"."state" in ('held', 'live', 'no_picture', 'interrupted');--> statement-breakpoint
ALTER TABLE "cameras" ADD CONSTRAINT "cameras_state" CHECK ("cameras"."state" in ('idle', 'held', 'live', 'no_picture', 'interrupted', 'ended'));