CREATE TABLE "content_previews" (
	"channel_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_previews_channel_id_operator_id_pk" PRIMARY KEY("channel_id","operator_id")
);
--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_previews_operator_id_index" ON "content_previews" USING btree ("operator_id");