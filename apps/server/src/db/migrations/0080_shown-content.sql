ALTER TABLE "slides" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "legal_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "shown_until" date;