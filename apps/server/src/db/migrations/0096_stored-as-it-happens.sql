CREATE TABLE "left_recordings" (
	"channel_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"place" text NOT NULL,
	"stored_bytes" bigint NOT NULL,
	CONSTRAINT "left_recordings_video_id_place_pk" PRIMARY KEY("video_id","place")
);
--> statement-breakpoint
CREATE TABLE "stored_journals" (
	"channel_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"rung" text NOT NULL,
	"epoch" integer NOT NULL,
	"pages" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"tail" text NOT NULL,
	CONSTRAINT "stored_journals_video_id_rung_epoch_pk" PRIMARY KEY("video_id","rung","epoch")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "stored_parts" text[];--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "store_after" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "left_recordings" ADD CONSTRAINT "left_recordings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_journals" ADD CONSTRAINT "stored_journals_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_journals" ADD CONSTRAINT "stored_journals_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "left_recordings_channel_id_index" ON "left_recordings" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "left_recordings_place_index" ON "left_recordings" USING btree ("place");--> statement-breakpoint
CREATE INDEX "stored_journals_channel_id_index" ON "stored_journals" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "videos_to_store" ON "videos" USING btree ("store_after") WHERE "videos"."state" = 'ready' and "videos"."store_after" is not null;