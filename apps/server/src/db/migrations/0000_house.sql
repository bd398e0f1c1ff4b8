CREATE TABLE "api_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"cookie_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_keys_cookie" CHECK (("api_keys"."user_id" is null) = ("api_keys"."cookie_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "channel_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_key" text NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "channels_channel_key_unique" UNIQUE("channel_key")
);
--> statement-breakpoint
CREATE TABLE "color_settings" (
	"channel_id" integer NOT NULL,
	"client_interface" text NOT NULL,
	"colors" jsonb NOT NULL,
	CONSTRAINT "color_settings_channel_id_client_interface_pk" PRIMARY KEY("channel_id","client_interface")
);
--> statement-breakpoint
CREATE TABLE "event_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"image_id" integer,
	CONSTRAINT "event_categories_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "event_locations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "event_locations_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "faq_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"category" jsonb NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "faq_entries_channel_id_position_unique" UNIQUE("channel_id","position")
);
--> statement-breakpoint
CREATE TABLE "image_files" (
	"channel_id" integer NOT NULL,
	"hash" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "image_files_channel_id_hash_pk" PRIMARY KEY("channel_id","hash")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"source_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"variants" jsonb NOT NULL,
	CONSTRAINT "images_channel_id_path_unique" UNIQUE("channel_id","path")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"alias" text,
	"vod_media_item_id" integer
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"base_price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"type" text NOT NULL,
	"event_category_ids" integer[] NOT NULL,
	"is_team_pass" boolean NOT NULL,
	"weight" integer NOT NULL,
	"tag" jsonb,
	CONSTRAINT "packages_channel_id_alias_unique" UNIQUE("channel_id","alias"),
	CONSTRAINT "packages_type" CHECK ("packages"."type" in ('single_event', 'package'))
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt_name" text,
	"name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "pages_channel_id_url_unique" UNIQUE("channel_id","url")
);
--> statement-breakpoint
CREATE TABLE "participant_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participant_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"color" text NOT NULL,
	"image_id" integer,
	CONSTRAINT "participant_groups_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" text NOT NULL,
	"color" text,
	"image_ids" integer[] NOT NULL,
	"gender" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "participants_channel_id_alias_unique" UNIQUE("channel_id","alias"),
	CONSTRAINT "participants_gender" CHECK ("participants"."gender" in ('men', 'women', 'not identified'))
);
--> statement-breakpoint
CREATE TABLE "prerolls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prerolls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"url" text NOT NULL,
	"location_id" integer,
	"event_category_ids" integer[] NOT NULL,
	"for_vod" boolean NOT NULL,
	"for_live" boolean NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "prerolls_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"slidable_type" text NOT NULL,
	"slidable_id" integer,
	"type" text NOT NULL,
	"badge" jsonb,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image_id" integer,
	"link_url" text,
	"link_label" jsonb,
	CONSTRAINT "slides_channel_id_position_unique" UNIQUE("channel_id","position"),
	CONSTRAINT "slides_slidable_type" CHECK ("slides"."slidable_type" in ('main', 'category', 'participant', 'group'))
);
--> statement-breakpoint
CREATE TABLE "static_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "static_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"alias" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "static_blocks_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"base_price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"offer" text NOT NULL,
	"trial_period" integer NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "subscriptions_channel_id_alias_unique" UNIQUE("channel_id","alias"),
	CONSTRAINT "subscriptions_offer" CHECK ("subscriptions"."offer" in ('annual', 'monthly'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"language" text,
	"email_verified_at" timestamp with time zone,
	"temporary_password" boolean DEFAULT false NOT NULL,
	"trial_period_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_hosts" ADD CONSTRAINT "channel_hosts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_settings" ADD CONSTRAINT "color_settings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_categories" ADD CONSTRAINT "event_categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_categories" ADD CONSTRAINT "event_categories_parent_id_event_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_categories" ADD CONSTRAINT "event_categories_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_locations" ADD CONSTRAINT "event_locations_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_entries" ADD CONSTRAINT "faq_entries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_files" ADD CONSTRAINT "image_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_groups" ADD CONSTRAINT "participant_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_groups" ADD CONSTRAINT "participant_groups_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_group_id_participant_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."participant_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prerolls" ADD CONSTRAINT "prerolls_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prerolls" ADD CONSTRAINT "prerolls_location_id_event_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."event_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_blocks" ADD CONSTRAINT "static_blocks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_expires_at_index" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_keys_user_id_index" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "menu_items_channel_id_position_index" ON "menu_items" USING btree ("channel_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("channel_id",lower("email"));