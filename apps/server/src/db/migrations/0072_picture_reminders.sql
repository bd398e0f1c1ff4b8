ALTER TABLE "mail_reminders" ADD COLUMN "is_of_picture" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "push_reminders" ADD COLUMN "is_of_picture" boolean DEFAULT false NOT NULL;