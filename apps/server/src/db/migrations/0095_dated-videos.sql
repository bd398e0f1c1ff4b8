ALTER TABLE "videos" ADD COLUMN "dated_by" text DEFAULT 'camera' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "filmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_dated_by" CHECK ("videos"."dated_by" in ('camera', 'operator'));--> statement-breakpoint
UPDATE "videos" SET "dated_by" = 'operator' WHERE "kind" = 'file' AND NOT EXISTS (SELECT FROM "clips" WHERE "clips"."video_id" = "videos"."id");--> statement-breakpoint
UPDATE "videos" SET "dated_by" = 'operator' FROM "clips" JOIN "videos" AS "source" ON "source"."id" = "clips"."source_video_id" WHERE "clips"."video_id" = "videos"."id" AND "source"."dated_by" = 'operator';--> statement-breakpoint
UPDATE "clips" SET "began_at" = NULL FROM "videos" WHERE "videos"."id" = "clips"."video_id" AND "videos"."dated_by" = 'operator';--> statement-breakpoint
UPDATE "videos" SET "filmed_at" = "clips"."began_at" FROM "clips" WHERE "clips"."open_video_id" = "videos"."id";
