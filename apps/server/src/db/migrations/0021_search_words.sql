CREATE TABLE "search_words" (
	"channel_id" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_channel_id_word_pk" PRIMARY KEY("channel_id","word")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The words of a text, folded, each once. Cut, for an index takes no endless ones.
CREATE FUNCTION search_split(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array(
    SELECT DISTINCT left(word, 60) FROM regexp_split_to_table(search_fold(value), '[[:space:][:punct:]]+') AS word
    WHERE word <> '' ORDER BY 1) $$;
--> statement-breakpoint
DO $do$
DECLARE
  trgm_schema text := (SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'pg_trgm');
BEGIN
  IF trgm_schema IS NULL THEN RETURN; END IF;
  -- STABLE, as its operator is: a function that promises more is not put into the query, and no index is found.
  EXECUTE format(
    'CREATE OR REPLACE FUNCTION search_matches(value text, word text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
       AS $$ SELECT value OPERATOR(%I.%%>) word $$', trgm_schema);
  EXECUTE format('CREATE INDEX search_words_like ON search_words USING gin (word %I.gin_trgm_ops) WITH (fastupdate=false)', trgm_schema);
END $do$;
--> statement-breakpoint
UPDATE "events" SET "search_words" = search_split("search_text");--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT "channel_id", unnest("search_words") FROM "events";--> statement-breakpoint
CREATE INDEX "events_by_word" ON "events" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "search_text";
