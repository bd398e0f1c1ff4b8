CREATE TABLE "live_inputs" (
	"event_media_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"sealed_key" text NOT NULL,
	"state" text DEFAULT 'idle' NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"problem" text,
	"problem_at" timestamp with time zone,
	CONSTRAINT "live_inputs_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "live_inputs_state" CHECK ("live_inputs"."state" in ('idle', 'live', 'interrupted', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "playbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"key_hash" text NOT NULL,
	"event_id" integer NOT NULL,
	"event_media_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watch_positions" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"position_seconds" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_positions_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "live_inputs" ADD CONSTRAINT "live_inputs_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_inputs" ADD CONSTRAINT "live_inputs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_inputs" ADD CONSTRAINT "live_inputs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_positions" ADD CONSTRAINT "watch_positions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_inputs_event_id_index" ON "live_inputs" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "live_inputs_open" ON "live_inputs" USING btree ("state") WHERE "live_inputs"."state" in ('live', 'interrupted');--> statement-breakpoint
CREATE INDEX "playbacks_user_id_seen_at_index" ON "playbacks" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "playbacks_seen_at_index" ON "playbacks" USING btree ("seen_at");