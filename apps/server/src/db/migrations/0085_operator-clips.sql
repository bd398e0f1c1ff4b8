ALTER TABLE "clips" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "made_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "clips_of_operators" ON "clips" USING btree ("channel_id","idempotency_key") WHERE "clips"."user_id" is null;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_author" CHECK (("clips"."user_id" is null) = ("clips"."made_by" is not null));