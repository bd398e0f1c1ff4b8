DROP INDEX "event_participants_by_team";--> statement-breakpoint
DROP INDEX "event_participants_by_school";--> statement-breakpoint
DROP INDEX "events_by_status";--> statement-breakpoint
DROP INDEX "events_by_name";--> statement-breakpoint
DROP INDEX "events_by_category";--> statement-breakpoint
DROP INDEX "events_by_location";--> statement-breakpoint
ALTER TABLE "event_participants" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "events_private" ON "events" USING btree ("channel_id","id") WHERE "events"."is_private";--> statement-breakpoint
CREATE INDEX "event_participants_by_team" ON "event_participants" USING btree ("channel_id","participant_id","stream_status","event_utc_ts","event_id","is_private");--> statement-breakpoint
CREATE INDEX "event_participants_by_school" ON "event_participants" USING btree ("channel_id","group_id","stream_status","event_utc_ts","event_id","is_private");--> statement-breakpoint
CREATE INDEX "events_by_status" ON "events" USING btree ("channel_id","stream_status","event_utc_ts","id","word_keys","is_private");--> statement-breakpoint
CREATE INDEX "events_by_name" ON "events" USING btree ("channel_id","stream_status","sort_name","id","is_private");--> statement-breakpoint
CREATE INDEX "events_by_category" ON "events" USING btree ("channel_id","event_category_id","stream_status","event_utc_ts","id","is_private");--> statement-breakpoint
CREATE INDEX "events_by_location" ON "events" USING btree ("channel_id","location_id","stream_status","event_utc_ts","id","is_private");