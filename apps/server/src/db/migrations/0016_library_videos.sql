ALTER TABLE "watch_positions" DROP CONSTRAINT "watch_positions_user_id_event_id_pk";--> statement-breakpoint
ALTER TABLE "media_files" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "playbacks" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "playbacks" ALTER COLUMN "event_media_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_positions" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prerolls" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "owner" text DEFAULT 'event' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "vod_media_item_id" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "preroll_id" integer;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "vod_media_item_id" integer;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD COLUMN "vod_media_item_id" integer;--> statement-breakpoint
ALTER TABLE "prerolls" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "has_clip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD COLUMN "access" text DEFAULT 'vod_media_access' NOT NULL;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD COLUMN "package_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD COLUMN "subscription_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_vod_media_item_id_vod_media_items_id_fk" FOREIGN KEY ("vod_media_item_id") REFERENCES "public"."vod_media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_preroll_id_prerolls_id_fk" FOREIGN KEY ("preroll_id") REFERENCES "public"."prerolls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_vod_media_item_id_vod_media_items_id_fk" FOREIGN KEY ("vod_media_item_id") REFERENCES "public"."vod_media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_vod_media_item_id_vod_media_items_id_fk" FOREIGN KEY ("vod_media_item_id") REFERENCES "public"."vod_media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prerolls" ADD CONSTRAINT "prerolls_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD CONSTRAINT "vod_media_items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_vod_media_item_id_index" ON "media_files" USING btree ("vod_media_item_id");--> statement-breakpoint
CREATE INDEX "media_files_preroll_id_index" ON "media_files" USING btree ("preroll_id");--> statement-breakpoint
CREATE INDEX "playbacks_vod_media_item_id_index" ON "playbacks" USING btree ("vod_media_item_id");--> statement-breakpoint
CREATE INDEX "watch_positions_vod_media_item_id_index" ON "watch_positions" USING btree ("vod_media_item_id");--> statement-breakpoint
CREATE INDEX "prerolls_video_id_index" ON "prerolls" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "vod_media_items_video_id_index" ON "vod_media_items" USING btree ("video_id");--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_user_id_event_id_unique" UNIQUE("user_id","event_id");--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_user_id_vod_media_item_id_unique" UNIQUE("user_id","vod_media_item_id");--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_owner" CHECK ("media_files"."owner" in ('event', 'teaser', 'library', 'preroll'));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_of_one" CHECK (num_nonnulls("media_files"."event_id", "media_files"."vod_media_item_id", "media_files"."preroll_id") = 1);--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_of_one" CHECK (num_nonnulls("watch_positions"."event_id", "watch_positions"."vod_media_item_id") = 1);--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD CONSTRAINT "vod_media_items_access" CHECK ("vod_media_items"."access" in ('free', 'register', 'vod_media_access', 'product'));