ALTER TABLE "playbacks" ADD COLUMN "cast_ticket" text;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "cast_began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "cast_used_at" timestamp with time zone;