CREATE TABLE "clip_bans" (
	"channel_id" integer NOT NULL,
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clip_reports" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clip_bans" ADD CONSTRAINT "clip_bans_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_bans" ADD CONSTRAINT "clip_bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_bans_channel_id_index" ON "clip_bans" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "clip_reports_open" ON "clip_reports" USING btree ("channel_id","clip_id") WHERE "clip_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "clips_to_approve" ON "clips" USING btree ("channel_id","created_at") WHERE "clips"."moderation" = 'waiting';--> statement-breakpoint
CREATE INDEX "clips_hidden" ON "clips" USING btree ("channel_id","created_at") WHERE "clips"."moderation" = 'hidden';--> statement-breakpoint
-- A user who reported a clip from two browsers counts once.
DELETE FROM "clip_reports" later USING "clip_reports" first WHERE later."clip_id" = first."clip_id" AND later."user_id" = first."user_id" AND later."id" > first."id";--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_clip_id_user_id_unique" UNIQUE("clip_id","user_id");