CREATE TABLE "crowd_days" (
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"event_media_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer[] NOT NULL,
	CONSTRAINT "crowd_days_channel_id_event_id_event_media_id_day_pk" PRIMARY KEY("channel_id","event_id","event_media_id","day")
);
--> statement-breakpoint
CREATE TABLE "crowd_peaks" (
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"event_media_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "crowd_peaks_channel_id_event_id_event_media_id_seconds_pk" PRIMARY KEY("channel_id","event_id","event_media_id","seconds")
);
--> statement-breakpoint
ALTER TABLE "video_viewings" ADD COLUMN "event_media_id" integer;--> statement-breakpoint
ALTER TABLE "crowd_days" ADD CONSTRAINT "crowd_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crowd_peaks" ADD CONSTRAINT "crowd_peaks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;