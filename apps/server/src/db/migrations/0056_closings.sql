CREATE TABLE "closing_mails" (
	"operator_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "closing_mails_operator_id_channel_id_pk" PRIMARY KEY("operator_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closing_mails" ADD CONSTRAINT "closing_mails_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_mails" ADD CONSTRAINT "closing_mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_notes" ADD CONSTRAINT "game_notes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_notes" ADD CONSTRAINT "game_notes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_mails_channel_id_index" ON "closing_mails" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "closings_channel_id_index" ON "closings" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "game_notes_channel_id_index" ON "game_notes" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "game_notes_event_id_id_index" ON "game_notes" USING btree ("event_id","id");