ALTER TABLE "channels" ADD COLUMN "demands_totp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "invited_language" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "last_seen_at" timestamp with time zone;