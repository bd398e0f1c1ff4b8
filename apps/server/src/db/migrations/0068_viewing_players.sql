CREATE TABLE "error_people" (
	"channel_id" integer NOT NULL,
	"cause" text NOT NULL,
	"release" text NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "error_people_channel_id_cause_release_day_mark_pk" PRIMARY KEY("channel_id","cause","release","day","mark")
);
--> statement-breakpoint
ALTER TABLE "playbacks" ADD COLUMN "view_id" uuid;--> statement-breakpoint
ALTER TABLE "error_groups" ADD COLUMN "people" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "error_people" ADD CONSTRAINT "error_people_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_people_day_index" ON "error_people" USING btree ("day");