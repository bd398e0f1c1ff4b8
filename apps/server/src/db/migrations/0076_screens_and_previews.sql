CREATE TABLE "free_previews" (
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"device" text NOT NULL,
	"user_id" integer,
	"began_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_previews_event_id_key_hash_pk" PRIMARY KEY("event_id","key_hash"),
	CONSTRAINT "free_previews_event_id_device_unique" UNIQUE("event_id","device"),
	CONSTRAINT "free_previews_event_id_user_id_unique" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "from_ms" integer;--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "group_mark" text;--> statement-breakpoint
ALTER TABLE "free_previews" ADD CONSTRAINT "free_previews_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_previews" ADD CONSTRAINT "free_previews_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_previews" ADD CONSTRAINT "free_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_previews_channel_id_index" ON "free_previews" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "free_previews_user_id_index" ON "free_previews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "free_previews_ends_at_index" ON "free_previews" USING btree ("ends_at");