CREATE TABLE "content_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"change" text NOT NULL,
	"value" jsonb,
	"base_version" text,
	"operator_email" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_changes_thing" UNIQUE("channel_id","kind","key"),
	CONSTRAINT "content_changes_change" CHECK ("content_changes"."change" in ('keep', 'remove', 'order'))
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"operator_email" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_pictures_channel_id_path_pk" PRIMARY KEY("channel_id","path")
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"operator_email" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"changes" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after_version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_changes" ADD CONSTRAINT "content_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_revisions_channel_id_id_index" ON "content_revisions" USING btree ("channel_id","id");