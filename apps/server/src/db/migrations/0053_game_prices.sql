CREATE TABLE "removed_code_events" (
	"channel_id" integer NOT NULL,
	"alias" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_code_events_channel_id_alias_pk" PRIMARY KEY("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "game_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"event_category_id" integer,
	"group_id" integer,
	"type" text NOT NULL,
	"base_price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	CONSTRAINT "game_prices_type" CHECK ("game_prices"."type" in ('free', 'register', 'paid', 'ppv'))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price_from" text DEFAULT 'game' NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_code_events" ADD CONSTRAINT "removed_code_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_prices" ADD CONSTRAINT "game_prices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_prices" ADD CONSTRAINT "game_prices_event_category_id_event_categories_id_fk" FOREIGN KEY ("event_category_id") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_prices" ADD CONSTRAINT "game_prices_group_id_participant_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."participant_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_prices_channel_id_index" ON "game_prices" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "game_prices_event_category_id_index" ON "game_prices" USING btree ("event_category_id");--> statement-breakpoint
CREATE INDEX "game_prices_group_id_index" ON "game_prices" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_price_from" CHECK ("events"."price_from" in ('game', 'school_sport', 'school', 'sport', 'channel', 'none'));--> statement-breakpoint
-- What the files of a channel left out was free, and is now what is usual; no channel has usual prices yet.
UPDATE "events" SET "price_from" = 'none' WHERE "source_key" LIKE 'code:%' AND "type" = 'free' AND NOT 'price' = ANY("by_hand");
--> statement-breakpoint
-- What people made is known by a name from now on, so that an export may be applied again.
UPDATE "events" SET "source_key" = 'studio:' || substr(md5(random()::text || "id"), 1, 12) WHERE "source_key" IS NULL AND NOT "is_private";
