CREATE TABLE "grant_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grant_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"email" text,
	"type" text NOT NULL,
	"event_id" integer,
	"package_id" integer,
	"subscription_id" integer,
	"participant_id" integer,
	"product_name" jsonb NOT NULL,
	"note" text NOT NULL,
	"operator_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"grant_id" integer,
	CONSTRAINT "grant_links_type" CHECK ("grant_links"."type" in ('event', 'package', 'subscription', 'team'))
);
--> statement-breakpoint
ALTER TABLE "vod_media_items" DROP CONSTRAINT "vod_media_items_access";--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "reset_hash" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "reset_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grant_links" ADD CONSTRAINT "grant_links_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_links" ADD CONSTRAINT "grant_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_links" ADD CONSTRAINT "grant_links_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_links" ADD CONSTRAINT "grant_links_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_links" ADD CONSTRAINT "grant_links_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_links" ADD CONSTRAINT "grant_links_grant_id_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_links_channel_id_id_index" ON "grant_links" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "grant_links_event_id_index" ON "grant_links" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "grant_links_package_id_index" ON "grant_links" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "grant_links_subscription_id_index" ON "grant_links" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "grant_links_participant_id_index" ON "grant_links" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "grant_links_grant_id_index" ON "grant_links" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_links_token" ON "grant_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_links_waiting" ON "grant_links" USING btree ("channel_id",lower("email"),"type",coalesce("event_id", "package_id", "subscription_id", 0),coalesce("participant_id", 0)) WHERE "grant_links"."token_hash" is not null;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD CONSTRAINT "vod_media_items_access" CHECK ("vod_media_items"."access" in ('free', 'register', 'vod_media_access', 'product', 'game'));--> statement-breakpoint
UPDATE "vod_media_items" SET "access" = 'game' WHERE "access" = 'vod_media_access' AND "alias" ~ '^game-[0-9]+-[0-9]+$' AND EXISTS (SELECT FROM "event_media" m WHERE m."video_id" = "vod_media_items"."video_id");
