CREATE TABLE "downloads" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"month" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downloads_user_id_month_event_id_pk" PRIMARY KEY("user_id","month","event_id")
);
--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;