CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"ready_at" timestamp with time zone,
	"duration_ms" integer,
	"poster" text,
	"has_preview" boolean DEFAULT false NOT NULL,
	"has_storyboard" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "videos_kind" CHECK ("videos"."kind" in ('live', 'file')),
	CONSTRAINT "videos_state" CHECK ("videos"."state" in ('waiting', 'live', 'making', 'ready'))
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_channel_id_ready_at_index" ON "videos" USING btree ("channel_id","ready_at");--> statement-breakpoint
-- A video has the id that its event's media had: folders here and in the storage keep their names.
INSERT INTO "videos" ("id", "channel_id", "kind", "state", "ready_at", "poster", "has_preview", "has_storyboard", "created_at")
OVERRIDING SYSTEM VALUE
SELECT m.id, m.channel_id,
	CASE WHEN i.event_media_id IS NULL THEN 'file' ELSE 'live' END,
	s.state,
	CASE WHEN s.state = 'ready' THEN least(e.ends_at, now()) END,
	(SELECT substring(p.url FROM '[^/]+$') FROM event_media p WHERE p.parent_media_id = m.id AND p.type = 'image' LIMIT 1),
	EXISTS (SELECT FROM event_media p WHERE p.parent_media_id = m.id AND p.type = 'preview'),
	EXISTS (SELECT FROM event_media p WHERE p.parent_media_id = m.id AND p.type = 'thumbnails'),
	least(e.event_utc_ts, now())
FROM event_media m
JOIN events e ON e.id = m.event_id
LEFT JOIN live_inputs i ON i.event_media_id = m.id
CROSS JOIN LATERAL (SELECT CASE
	WHEN EXISTS (SELECT FROM media_files f WHERE f.event_media_id = m.id AND f.state NOT IN ('ready', 'failed')) THEN 'making'
	WHEN i.state IN ('live', 'interrupted') THEN 'live'
	WHEN m.type = 'live' THEN 'waiting'
	ELSE 'ready' END AS state) s
WHERE m.type IN ('live', 'vod');
--> statement-breakpoint
-- Never an id again whose folder somebody may still be removing.
SELECT setval(pg_get_serial_sequence('videos', 'id'), (SELECT last_value FROM event_media_id_seq));
--> statement-breakpoint
ALTER TABLE "event_media" ADD COLUMN "video_id" integer;--> statement-breakpoint
UPDATE "event_media" SET "video_id" = "id" WHERE "type" IN ('live', 'vod');--> statement-breakpoint
DELETE FROM "event_media" WHERE "parent_media_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event_media" DROP COLUMN "parent_media_id";--> statement-breakpoint
ALTER TABLE "event_media" ADD CONSTRAINT "event_media_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_media_video_id_index" ON "event_media" USING btree ("video_id");--> statement-breakpoint
ALTER TABLE "event_media" ADD CONSTRAINT "event_media_video" CHECK ("event_media"."type" not in ('live', 'vod') or "event_media"."video_id" is not null);--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "video_id" integer;--> statement-breakpoint
UPDATE "playbacks" SET "video_id" = m."video_id" FROM "event_media" m WHERE m."id" = "playbacks"."event_media_id";--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbacks_video_id_index" ON "playbacks" USING btree ("video_id");--> statement-breakpoint
ALTER TABLE "live_inputs" DROP CONSTRAINT "live_inputs_event_media_id_event_media_id_fk";--> statement-breakpoint
ALTER TABLE "live_inputs" RENAME COLUMN "event_media_id" TO "video_id";--> statement-breakpoint
ALTER TABLE "live_inputs" ADD CONSTRAINT "live_inputs_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rotated_stream_keys" DROP CONSTRAINT "rotated_stream_keys_event_media_id_event_media_id_fk";--> statement-breakpoint
ALTER TABLE "rotated_stream_keys" RENAME COLUMN "event_media_id" TO "video_id";--> statement-breakpoint
ALTER TABLE "rotated_stream_keys" ADD CONSTRAINT "rotated_stream_keys_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" DROP CONSTRAINT "media_files_event_media_id_event_media_id_fk";--> statement-breakpoint
ALTER TABLE "media_files" RENAME COLUMN "event_media_id" TO "video_id";--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_rungs" DROP CONSTRAINT "media_rungs_event_media_id_event_media_id_fk";--> statement-breakpoint
ALTER TABLE "media_rungs" RENAME COLUMN "event_media_id" TO "video_id";--> statement-breakpoint
ALTER TABLE "media_rungs" ADD CONSTRAINT "media_rungs_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_captions" DROP CONSTRAINT "media_captions_event_media_id_event_media_id_fk";--> statement-breakpoint
ALTER TABLE "media_captions" RENAME COLUMN "event_media_id" TO "video_id";--> statement-breakpoint
ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER INDEX "rotated_stream_keys_event_media_id_index" RENAME TO "rotated_stream_keys_video_id_index";--> statement-breakpoint
ALTER INDEX "media_files_event_media_id_index" RENAME TO "media_files_video_id_index";--> statement-breakpoint
ALTER TABLE "media_rungs" RENAME CONSTRAINT "media_rungs_event_media_id_name_pk" TO "media_rungs_video_id_name_pk";--> statement-breakpoint
ALTER TABLE "media_captions" RENAME CONSTRAINT "media_captions_event_media_id_language_unique" TO "media_captions_video_id_language_unique";