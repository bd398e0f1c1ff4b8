CREATE TABLE "board_taps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_taps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"key" text NOT NULL,
	"tap" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_taps_key" UNIQUE("event_id","key")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"version" integer NOT NULL,
	"period" text,
	"shown_period" text,
	"clock_ms" integer NOT NULL,
	"clock_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "board_taps" ADD CONSTRAINT "board_taps_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_taps" ADD CONSTRAINT "board_taps_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_taps_channel_id_index" ON "board_taps" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "board_taps_of_event" ON "board_taps" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "boards_channel_id_index" ON "boards" USING btree ("channel_id");