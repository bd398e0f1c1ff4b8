CREATE TABLE "error_groups" (
	"channel_id" integer NOT NULL,
	"cause" text NOT NULL,
	"release" text NOT NULL,
	"message" text NOT NULL,
	"call" text,
	"status" integer,
	"path" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_groups_channel_id_cause_release_pk" PRIMARY KEY("channel_id","cause","release")
);
--> statement-breakpoint
CREATE TABLE "page_events" (
	"day" date NOT NULL,
	"channel_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"view_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"details" jsonb NOT NULL,
	"trk" text,
	CONSTRAINT "page_events_day_view_id_seq_pk" PRIMARY KEY("day","view_id","seq")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "page_events_default" PARTITION OF "page_events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "video_events" (
	"day" date NOT NULL,
	"channel_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"view_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"user_id" integer,
	"event_id" integer,
	"vod_media_item_id" integer,
	"clip_id" integer,
	"name" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "video_events_day_view_id_seq_pk" PRIMARY KEY("day","view_id","seq")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "video_events_default" PARTITION OF "video_events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "video_viewings" (
	"day" date NOT NULL,
	"channel_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"view_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"user_id" integer,
	"event_id" integer,
	"vod_media_item_id" integer,
	"clip_id" integer,
	"from_seconds" double precision NOT NULL,
	"to_seconds" double precision NOT NULL,
	"playing_ms" integer NOT NULL,
	"stalled_ms" integer NOT NULL,
	"stalls" integer NOT NULL,
	"delay_ms" integer,
	"height" smallint,
	"is_hidden" boolean NOT NULL,
	CONSTRAINT "video_viewings_day_view_id_seq_pk" PRIMARY KEY("day","view_id","seq")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "video_viewings_default" PARTITION OF "video_viewings" DEFAULT;
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"day" date NOT NULL,
	"channel_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device_type" text NOT NULL,
	"user_agent" text NOT NULL,
	"resolution" text NOT NULL,
	"platform" text NOT NULL,
	"country_code" text,
	"visitor" text NOT NULL,
	CONSTRAINT "visits_day_session_pk" PRIMARY KEY("day","session")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "visits_default" PARTITION OF "visits" DEFAULT;
--> statement-breakpoint
ALTER TABLE "error_groups" ADD CONSTRAINT "error_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_events" ADD CONSTRAINT "page_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_events" ADD CONSTRAINT "page_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_events" ADD CONSTRAINT "video_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_events" ADD CONSTRAINT "video_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_viewings" ADD CONSTRAINT "video_viewings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_viewings" ADD CONSTRAINT "video_viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_groups_channel_id_last_at_index" ON "error_groups" USING btree ("channel_id","last_at");--> statement-breakpoint
CREATE INDEX "page_events_channel_id_name_at_index" ON "page_events" USING btree ("channel_id","name","at");--> statement-breakpoint
CREATE INDEX "page_events_user_id_index" ON "page_events" USING btree ("user_id") WHERE "page_events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "video_events_channel_id_name_at_index" ON "video_events" USING btree ("channel_id","name","at");--> statement-breakpoint
CREATE INDEX "video_events_user_id_index" ON "video_events" USING btree ("user_id") WHERE "video_events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "video_viewings_channel_id_at_index" ON "video_viewings" USING btree ("channel_id","at");--> statement-breakpoint
CREATE INDEX "video_viewings_event_id_at_index" ON "video_viewings" USING btree ("event_id","at");--> statement-breakpoint
CREATE INDEX "video_viewings_user_id_index" ON "video_viewings" USING btree ("user_id") WHERE "video_viewings"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "visits_channel_id_at_index" ON "visits" USING btree ("channel_id","at");