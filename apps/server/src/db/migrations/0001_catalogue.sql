ALTER TABLE "participants" ADD CONSTRAINT "participants_id_group" UNIQUE("id","group_id");--> statement-breakpoint
CREATE TABLE "event_changes" (
	"channel_id" integer NOT NULL,
	"cursor" bigint NOT NULL,
	"event_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_changes_channel_id_cursor_pk" PRIMARY KEY("channel_id","cursor")
);
--> statement-breakpoint
CREATE TABLE "event_media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	CONSTRAINT "event_media_type" CHECK ("event_media"."type" in ('image', 'live', 'vod', 'embedded', 'thumbnails', 'preview', 'preview_alt', 'embedded_preview'))
);
--> statement-breakpoint
CREATE TABLE "event_participants" (
	"event_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"stream_status" text NOT NULL,
	"event_utc_ts" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"score" integer,
	CONSTRAINT "event_participants_event_id_participant_id_pk" PRIMARY KEY("event_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"source_key" text,
	"name" jsonb NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"stream_status" text DEFAULT 'upcoming' NOT NULL,
	"location_id" integer,
	"event_category_id" integer NOT NULL,
	"event_utc_ts" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"home_team_id" integer,
	"base_price" integer DEFAULT 0 NOT NULL,
	"service_fee" integer DEFAULT 0 NOT NULL,
	"description" jsonb NOT NULL,
	"period" text,
	"image_id" integer,
	"starts_by_clock" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_source_key" UNIQUE("channel_id","source_key"),
	CONSTRAINT "events_place_in_lists" UNIQUE("id","stream_status","event_utc_ts"),
	CONSTRAINT "events_type" CHECK ("events"."type" in ('free', 'register', 'paid', 'ppv')),
	CONSTRAINT "events_stream_status" CHECK ("events"."stream_status" in ('upcoming', 'live', 'finished')),
	CONSTRAINT "events_window" CHECK ("events"."ends_at" > "events"."event_utc_ts")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"favoritable_type" text NOT NULL,
	"favoritable_id" integer NOT NULL,
	CONSTRAINT "favorites_one" UNIQUE("channel_id","user_id","favoritable_type","favoritable_id"),
	CONSTRAINT "favorites_type" CHECK ("favorites"."favoritable_type" in ('participant', 'group', 'category'))
);
--> statement-breakpoint
CREATE TABLE "vod_media_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vod_media_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "vod_media_categories_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "vod_media_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vod_media_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"date" date NOT NULL,
	"duration_seconds" integer,
	"category_ids" integer[] NOT NULL,
	"image_id" integer,
	"preview_id" integer,
	CONSTRAINT "vod_media_items_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
CREATE TABLE "vod_media_rails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vod_media_rails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"alias" text NOT NULL,
	"title" jsonb NOT NULL,
	"vod_media_item_ids" integer[] NOT NULL,
	CONSTRAINT "vod_media_rails_channel_id_alias_unique" UNIQUE("channel_id","alias")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "events_cursor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_media" ADD CONSTRAINT "event_media_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_media" ADD CONSTRAINT "event_media_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event" FOREIGN KEY ("event_id","stream_status","event_utc_ts") REFERENCES "public"."events"("id","stream_status","event_utc_ts") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_participant" FOREIGN KEY ("participant_id","group_id") REFERENCES "public"."participants"("id","group_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_location_id_event_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."event_locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_event_category_id_event_categories_id_fk" FOREIGN KEY ("event_category_id") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_home_team_id_participants_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_media_categories" ADD CONSTRAINT "vod_media_categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD CONSTRAINT "vod_media_items_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD CONSTRAINT "vod_media_items_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_media_items" ADD CONSTRAINT "vod_media_items_preview_id_images_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_media_rails" ADD CONSTRAINT "vod_media_rails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_changes_at_index" ON "event_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "event_media_event_id_position_index" ON "event_media" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_participants_by_team" ON "event_participants" USING btree ("channel_id","participant_id","stream_status","event_utc_ts","event_id");--> statement-breakpoint
CREATE INDEX "event_participants_by_school" ON "event_participants" USING btree ("channel_id","group_id","stream_status","event_utc_ts","event_id");--> statement-breakpoint
CREATE INDEX "events_by_status" ON "events" USING btree ("channel_id","stream_status","event_utc_ts","id");--> statement-breakpoint
CREATE INDEX "events_by_name" ON "events" USING btree ("channel_id","stream_status","sort_name","id");--> statement-breakpoint
CREATE INDEX "events_by_category" ON "events" USING btree ("channel_id","event_category_id","stream_status","event_utc_ts","id");--> statement-breakpoint
CREATE INDEX "events_by_location" ON "events" USING btree ("channel_id","location_id","stream_status","event_utc_ts","id");--> statement-breakpoint
CREATE INDEX "events_open" ON "events" USING btree ("ends_at") WHERE "events"."stream_status" <> 'finished';--> statement-breakpoint
CREATE INDEX "vod_media_items_channel_id_date_id_index" ON "vod_media_items" USING btree ("channel_id","date","id");
--> statement-breakpoint
-- A database that does not let us have these extensions searches texts letter by letter; everything else is the same.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS unaccent;
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'Search will not forgive accents and typing errors: %', SQLERRM;
END $$;
--> statement-breakpoint
DO $do$
DECLARE
  trgm_schema text := (SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm');
  accent_schema text := (SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'unaccent');
BEGIN
  -- unaccent() itself is only STABLE, because its dictionary could be exchanged; with the dictionary named it may stand in an index.
  IF accent_schema IS NULL THEN
    CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS 'SELECT lower(value)';
  ELSE
    EXECUTE format(
      'CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
         AS $$ SELECT lower(%1$I.unaccent(%2$L::regdictionary, value)) $$',
      accent_schema, format('%I.unaccent', accent_schema));
  END IF;
  -- One expression each, so that PostgreSQL puts it into the query and finds the index.
  IF trgm_schema IS NULL THEN
    CREATE FUNCTION search_matches(value text, word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
      AS $$ SELECT strpos(value, word) > 0 $$;
  ELSE
    EXECUTE format(
      'CREATE FUNCTION search_matches(value text, word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
         AS $$ SELECT value OPERATOR(%I.%%>) word $$', trgm_schema);
    EXECUTE format('CREATE INDEX events_search ON events USING gin (search_text %I.gin_trgm_ops)', trgm_schema);
  END IF;
END $do$;
--> statement-breakpoint
-- All languages of a stored text, one after the other.
CREATE FUNCTION search_texts(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(value, '$.**') AS part WHERE jsonb_typeof(part) = 'string' $$;
