CREATE TABLE "alarm_mails" (
	"operator_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "alarm_mails_operator_id_channel_id_pk" PRIMARY KEY("operator_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event_id" integer,
	"video_id" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" text
);
--> statement-breakpoint
CREATE TABLE "camera_signals" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"width" integer,
	"height" integer,
	"bits_per_second" integer NOT NULL,
	"frames_per_second" real NOT NULL,
	"key_seconds" real,
	"has_sound" boolean NOT NULL,
	"sound_db" real,
	"dropped_frames" integer NOT NULL,
	"delay_ms" integer NOT NULL,
	"drift_ms_per_minute" real,
	"black_since" timestamp with time zone,
	"frozen_since" timestamp with time zone,
	"silent_since" timestamp with time zone,
	"history" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "free_bytes" bigint;--> statement-breakpoint
ALTER TABLE "alarm_mails" ADD CONSTRAINT "alarm_mails_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_mails" ADD CONSTRAINT "alarm_mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_signals" ADD CONSTRAINT "camera_signals_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_signals" ADD CONSTRAINT "camera_signals_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_mails_channel_id_index" ON "alarm_mails" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "alarms_channel_id_id_index" ON "alarms" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "alarms_event_id_index" ON "alarms" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "alarms_video_id_index" ON "alarms" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_open" ON "alarms" USING btree ("channel_id","kind",coalesce("event_id", 0),coalesce("video_id", 0)) WHERE "alarms"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "camera_signals_channel_id_index" ON "camera_signals" USING btree ("channel_id");