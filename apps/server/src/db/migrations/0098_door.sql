CREATE TABLE "door_places" (
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"holder" text NOT NULL,
	"opened_ms" bigint NOT NULL,
	"lane" text NOT NULL,
	"number" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "door_places_event_id_holder_pk" PRIMARY KEY("event_id","holder")
);
--> statement-breakpoint
CREATE TABLE "doors" (
	"name" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "door_places" ADD CONSTRAINT "door_places_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_places" ADD CONSTRAINT "door_places_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_places_channel_id_index" ON "door_places" USING btree ("channel_id");