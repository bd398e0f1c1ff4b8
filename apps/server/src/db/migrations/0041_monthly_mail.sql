ALTER TABLE "operators" ADD COLUMN "monthly_language" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "month_told" text;