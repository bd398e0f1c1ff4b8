ALTER TABLE "cameras" DROP CONSTRAINT "cameras_state";--> statement-breakpoint
DROP INDEX "cameras_open";--> statement-breakpoint
CREATE INDEX "cameras_open" ON "cameras" USING btree ("state") WHERE "cameras"."state" in ('live', 'no_picture', 'interrupted');--> statement-breakpoint
ALTER TABLE "cameras" ADD CONSTRAINT "cameras_state" CHECK ("cameras"."state" in ('idle', 'live', 'no_picture', 'interrupted', 'ended'));