ALTER TABLE "watch_positions" ADD COLUMN "is_watched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hide_scores" boolean DEFAULT false NOT NULL;