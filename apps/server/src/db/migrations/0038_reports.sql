CREATE TABLE "camera_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "camera_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countings" (
	"name" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_counts" (
	"channel_id" integer NOT NULL,
	"topic" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer,
	CONSTRAINT "day_counts_channel_id_topic_day_name_pk" PRIMARY KEY("channel_id","topic","day","name"),
	CONSTRAINT "day_counts_topic" CHECK ("day_counts"."topic" in ('visit', 'country', 'device', 'campaign', 'step', 'search', 'clip'))
);
--> statement-breakpoint
CREATE TABLE "game_days" (
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"event_id" integer NOT NULL,
	"views" integer NOT NULL,
	"playing_ms" bigint NOT NULL,
	"stalled_ms" bigint NOT NULL,
	"stalls" integer NOT NULL,
	CONSTRAINT "game_days_channel_id_day_event_id_pk" PRIMARY KEY("channel_id","day","event_id")
);
--> statement-breakpoint
CREATE TABLE "game_minutes" (
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"viewers" integer NOT NULL,
	"playing_ms" bigint NOT NULL,
	"stalled_ms" bigint NOT NULL,
	"delay_ms" integer,
	CONSTRAINT "game_minutes_channel_id_event_id_minute_pk" PRIMARY KEY("channel_id","event_id","minute")
);
--> statement-breakpoint
ALTER TABLE "camera_changes" ADD CONSTRAINT "camera_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "camera_changes" ADD CONSTRAINT "camera_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_counts" ADD CONSTRAINT "day_counts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_days" ADD CONSTRAINT "game_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_minutes" ADD CONSTRAINT "game_minutes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "camera_changes_channel_id_index" ON "camera_changes" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "camera_changes_event_id_id_index" ON "camera_changes" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "game_minutes_channel_id_minute_index" ON "game_minutes" USING btree ("channel_id","minute");--> statement-breakpoint
CREATE INDEX "orders_ending" ON "orders" USING btree ("channel_id","expires_at") WHERE "orders"."status" = 'paid' and "orders"."activity_status" = 'active';--> statement-breakpoint
CREATE INDEX "transactions_channel_id_at_index" ON "transactions" USING btree ("channel_id","at");--> statement-breakpoint
-- Whoever moves a camera's state, of whichever process, leaves a line of it.
CREATE FUNCTION "keep_camera_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO camera_changes (channel_id, event_id, video_id, state, at)
	VALUES (new.channel_id, new.event_id, new.video_id, new.state, new.state_since);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "cameras_keep_change" AFTER UPDATE OF "state" ON "cameras"
FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION "keep_camera_change"();
