CREATE TABLE "media_captions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_captions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_media_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "media_captions_event_media_id_language_unique" UNIQUE("event_media_id","language")
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"event_media_id" integer,
	"name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_files_state" CHECK ("media_files"."state" in ('uploading', 'queued', 'processing', 'ready', 'failed', 'cancelled')),
	CONSTRAINT "media_files_percent" CHECK ("media_files"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "media_rungs" (
	"channel_id" integer NOT NULL,
	"event_media_id" integer NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bandwidth" integer NOT NULL,
	"codecs" text NOT NULL,
	"frame_rate" integer,
	"is_ready" boolean DEFAULT false NOT NULL,
	CONSTRAINT "media_rungs_event_media_id_name_pk" PRIMARY KEY("event_media_id","name")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"type" text NOT NULL,
	"event_id" integer,
	"package_id" integer,
	"subscription_id" integer,
	"event_category_id" integer,
	"participant_id" integer,
	"product_name" jsonb NOT NULL,
	"status" text NOT NULL,
	"activity_status" text NOT NULL,
	"base_price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"tax" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"auto_renewal" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "orders_type" CHECK ("orders"."type" in ('event', 'package', 'subscription')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('created', 'failed', 'paid', 'refunded')),
	CONSTRAINT "orders_activity_status" CHECK ("orders"."activity_status" in ('expired', 'inactive', 'active', 'canceled')),
	CONSTRAINT "orders_auto_renewal" CHECK ("orders"."auto_renewal" in ('active', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "event_media" ADD COLUMN "parent_media_id" integer;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "capabilities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "prerolls" ADD COLUMN "skip_after_seconds" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "capabilities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_captions" ADD CONSTRAINT "media_captions_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_rungs" ADD CONSTRAINT "media_rungs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_rungs" ADD CONSTRAINT "media_rungs_event_media_id_event_media_id_fk" FOREIGN KEY ("event_media_id") REFERENCES "public"."event_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_category_id_event_categories_id_fk" FOREIGN KEY ("event_category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_channel_id_id_index" ON "media_files" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "media_files_event_id_index" ON "media_files" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_channel_id_id_index" ON "orders" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "orders_that_open" ON "orders" USING btree ("user_id") WHERE "orders"."status" = 'paid' and "orders"."activity_status" = 'active';--> statement-breakpoint
ALTER TABLE "event_media" ADD CONSTRAINT "event_media_parent_media_id_event_media_id_fk" FOREIGN KEY ("parent_media_id") REFERENCES "public"."event_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_media_parent_media_id_index" ON "event_media" USING btree ("parent_media_id");