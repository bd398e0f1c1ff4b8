ALTER TABLE "score_changes" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "score_changes" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "score_changes" ADD COLUMN "clock" text;