CREATE TABLE "season_column_meanings" (
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"meaning" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "season_column_meanings_channel_id_name_pk" PRIMARY KEY("channel_id","name")
);
--> statement-breakpoint
ALTER TABLE "season_column_meanings" ADD CONSTRAINT "season_column_meanings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;