CREATE TABLE "score_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"score" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "score_changes_channel_id_index" ON "score_changes" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "score_changes_event_id_id_index" ON "score_changes" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_campaign" ON "orders" USING btree ("channel_id","trk") WHERE "orders"."trk" is not null;