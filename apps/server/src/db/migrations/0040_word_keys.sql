-- A number for each word. So many at the most, for an entry of an index takes no endless ones.
CREATE FUNCTION search_keys(words text[]) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array(SELECT hashtext(word) FROM unnest(words[1:500]) AS word) $$;
--> statement-breakpoint
DROP INDEX "events_by_status";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "word_keys" integer[] GENERATED ALWAYS AS (search_keys(search_words)) STORED;--> statement-breakpoint
CREATE INDEX "search_words_by_events" ON "search_words" USING btree ("channel_id","events");--> statement-breakpoint
CREATE INDEX "events_by_status" ON "events" USING btree ("channel_id","stream_status","event_utc_ts","id","word_keys");