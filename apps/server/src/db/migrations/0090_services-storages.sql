CREATE TABLE "channel_services" (
	"channel_id" integer NOT NULL,
	"service" text NOT NULL,
	"public_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_services_channel_id_service_pk" PRIMARY KEY("channel_id","service"),
	CONSTRAINT "channel_services_service" CHECK ("channel_services"."service" in ('google', 'facebook', 'recaptcha', 'google_analytics'))
);
--> statement-breakpoint
CREATE TABLE "storages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_current" boolean NOT NULL,
	"kind" text NOT NULL,
	"root" text NOT NULL,
	"bucket" text NOT NULL,
	"prefix" text NOT NULL,
	"region" text NOT NULL,
	"endpoint" text,
	"key_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"keeps_local" boolean NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storages_kind" CHECK ("storages"."kind" in ('disk', 's3'))
);
--> statement-breakpoint
ALTER TABLE "channel_services" ADD CONSTRAINT "channel_services_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "storages_current" ON "storages" USING btree ("is_current") WHERE "storages"."is_current";