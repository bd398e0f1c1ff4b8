ALTER TABLE "search_words" ADD COLUMN "events" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "search_words" AS "known" SET "events" = "counted"."events"
FROM (SELECT "channel_id", "word", count(*) AS "events" FROM "events", unnest("search_words") AS "word" GROUP BY 1, 2) AS "counted"
WHERE "known"."channel_id" = "counted"."channel_id" AND "known"."word" = "counted"."word";
