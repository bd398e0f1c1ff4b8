CREATE TABLE "rotated_stream_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"event_media_id" integer NOT NULL,
	"known_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rotated_stream_keys" ADD CONSTRAINT "rotated_stream_keys_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rotated_stream_keys" ADD CONSTRAINT "rotated_stream_keys_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rotated_stream_keys_event_media_id_index" ON "rotated_stream_keys" USING btree ("event_media_id");--> statement-breakpoint
CREATE INDEX "rotated_stream_keys_channel_id_known_until_index" ON "rotated_stream_keys" USING btree ("channel_id","known_until");