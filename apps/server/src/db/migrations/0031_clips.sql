CREATE TABLE "clip_cuts" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"clip_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clip_cuts_user_id_month_clip_id_pk" PRIMARY KEY("user_id","month","clip_id")
);
--> statement-breakpoint
CREATE TABLE "clip_downloads" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"month" text NOT NULL,
	"clip_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clip_downloads_user_id_month_clip_id_pk" PRIMARY KEY("user_id","month","clip_id")
);
--> statement-breakpoint
CREATE TABLE "clip_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clip_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"clip_id" integer NOT NULL,
	"user_id" integer,
	"key_hash" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clip_reports_clip_id_key_hash_unique" UNIQUE("clip_id","key_hash"),
	CONSTRAINT "clip_reports_reason" CHECK ("clip_reports"."reason" in ('person', 'offensive', 'rights', 'other'))
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"event_media_id" integer,
	"source_video_id" integer,
	"source_rung" text NOT NULL,
	"video_id" integer NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"tags" text[] NOT NULL,
	"start_seconds" double precision NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"status" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"problem" text,
	"cut" integer DEFAULT 1 NOT NULL,
	"is_exact" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"moderation" text NOT NULL,
	"share_uuid" uuid,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clips_video_id_unique" UNIQUE("video_id"),
	CONSTRAINT "clips_user_id_idempotency_key_unique" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "clips_status" CHECK ("clips"."status" in ('queued', 'processing', 'failed', 'ready')),
	CONSTRAINT "clips_moderation" CHECK ("clips"."moderation" in ('approved', 'waiting', 'hidden')),
	CONSTRAINT "clips_problem" CHECK ("clips"."problem" in ('too_late', 'source_missing', 'disk_full', 'damaged', 'no_ffmpeg')),
	CONSTRAINT "clips_range" CHECK ("clips"."start_seconds" >= 0 and "clips"."duration_seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "clip_id" integer;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "share_uuid" uuid;--> statement-breakpoint
ALTER TABLE "event_categories" ADD COLUMN "clip_tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clip_cuts" ADD CONSTRAINT "clip_cuts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_cuts" ADD CONSTRAINT "clip_cuts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_downloads" ADD CONSTRAINT "clip_downloads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_downloads" ADD CONSTRAINT "clip_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_source_video_id_videos_id_fk" FOREIGN KEY ("source_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_cuts_channel_id_index" ON "clip_cuts" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "clip_downloads_channel_id_index" ON "clip_downloads" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "clip_reports_channel_id_created_at_index" ON "clip_reports" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "clip_reports_user_id_index" ON "clip_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "clips_channel_id_created_at_index" ON "clips" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "clips_event_id_created_at_index" ON "clips" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "clips_event_media_id_index" ON "clips" USING btree ("event_media_id");--> statement-breakpoint
CREATE INDEX "clips_source_video_id_index" ON "clips" USING btree ("source_video_id");--> statement-breakpoint
CREATE INDEX "clips_public" ON "clips" USING btree ("channel_id","created_at") WHERE "clips"."is_public" and "clips"."moderation" = 'approved';--> statement-breakpoint
CREATE INDEX "clips_waiting" ON "clips" USING btree ("queued_at") WHERE "clips"."status" in ('queued', 'processing');--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbacks_clip_id_index" ON "playbacks" USING btree ("clip_id");