ALTER TABLE "game_days" ADD COLUMN "delay_ms" integer;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "sizes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "plays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "startup_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "startup_score" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "exits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "technical_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "business_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "live_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_days" ADD COLUMN "smooth_plays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "sizes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "plays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "startup_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "startup_score" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "exits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "technical_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "business_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD COLUMN "smooth_viewers" integer;