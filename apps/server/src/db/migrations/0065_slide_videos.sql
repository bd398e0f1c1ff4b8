ALTER TABLE "slides" DROP CONSTRAINT "slides_channel_id_position_unique";--> statement-breakpoint
ALTER TABLE "media_files" DROP CONSTRAINT "media_files_owner";--> statement-breakpoint
ALTER TABLE "media_files" DROP CONSTRAINT "media_files_of_one";--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "slide_id" integer;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "alias" text;--> statement-breakpoint
UPDATE "slides" SET "alias" = 'slide-' || ("position" + 1);--> statement-breakpoint
ALTER TABLE "slides" ALTER COLUMN "alias" SET NOT NULL;--> statement-breakpoint
-- Drafts knew slides by what they said: of these, what was typed stays, and what names others by that would name nothing.
DELETE FROM "content_changes" WHERE "kind" = 'slides' AND "change" <> 'keep';--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_slide_id_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_slide_id_index" ON "media_files" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "slides_video_id_index" ON "slides" USING btree ("video_id");--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_channel_id_alias_unique" UNIQUE("channel_id","alias");--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_owner" CHECK ("media_files"."owner" in ('event', 'teaser', 'library', 'preroll', 'slide'));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_of_one" CHECK (num_nonnulls("media_files"."event_id", "media_files"."vod_media_item_id", "media_files"."preroll_id", "media_files"."slide_id") = 1);