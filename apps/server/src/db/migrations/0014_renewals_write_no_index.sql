DROP INDEX "playbacks_user_id_seen_at_index";--> statement-breakpoint
DROP INDEX "playbacks_seen_at_index";--> statement-breakpoint
CREATE INDEX "playbacks_user_id_index" ON "playbacks" USING btree ("user_id");--> statement-breakpoint
-- Room on each page for the next version of a row, so that a renewal stays where it is.
ALTER TABLE "playbacks" SET (fillfactor = 60);