ALTER TABLE "playbacks" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "playbacks_replaced_at_index" ON "playbacks" USING btree ("replaced_at") WHERE "playbacks"."replaced_at" is not null;--> statement-breakpoint
CREATE INDEX "playbacks_left_at_index" ON "playbacks" USING btree ("left_at") WHERE "playbacks"."left_at" is not null;