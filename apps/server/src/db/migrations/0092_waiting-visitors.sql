CREATE TABLE "waiting_visitors" (
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_visitors_event_id_key_hash_pk" PRIMARY KEY("event_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "waiting_visitors" ADD CONSTRAINT "waiting_visitors_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_visitors" ADD CONSTRAINT "waiting_visitors_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_visitors_channel_id_index" ON "waiting_visitors" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "events_live" ON "events" USING btree ("channel_id") WHERE "events"."stream_status" = 'live';