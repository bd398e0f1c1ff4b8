ALTER TABLE "users" ADD COLUMN "member_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_member_number" ON "users" USING btree ("channel_id","member_number");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_member_number_digits" CHECK ("users"."member_number" ~ '^[0-9]{4,20}$');