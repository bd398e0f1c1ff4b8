CREATE TABLE "clip_verticals" (
	"clip_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"framing" jsonb NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"cut" integer DEFAULT 1 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clip_verticals_status" CHECK ("clip_verticals"."status" in ('queued', 'processing', 'failed', 'ready')),
	CONSTRAINT "clip_verticals_problem" CHECK ("clip_verticals"."problem" in ('too_late', 'source_missing', 'disk_full', 'damaged', 'no_ffmpeg'))
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "open_video_id" integer;--> statement-breakpoint
ALTER TABLE "clip_verticals" ADD CONSTRAINT "clip_verticals_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_verticals" ADD CONSTRAINT "clip_verticals_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_verticals_channel_id_index" ON "clip_verticals" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "clip_verticals_waiting" ON "clip_verticals" USING btree ("queued_at") WHERE "clip_verticals"."status" in ('queued', 'processing');--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_open_video_id_videos_id_fk" FOREIGN KEY ("open_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clips_open_video_id_index" ON "clips" USING btree ("open_video_id");