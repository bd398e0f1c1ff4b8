CREATE TABLE "payment_customers" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"account" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_account_pk" PRIMARY KEY("user_id","account")
);
--> statement-breakpoint
CREATE TABLE "payment_endpoints" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"channel_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_channel_id_event_id_pk" PRIMARY KEY("channel_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"base_price" integer NOT NULL,
	"service_fee" integer NOT NULL,
	"discount" integer NOT NULL,
	"credit" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"payment_id" text NOT NULL,
	"receipt_url" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_payment" UNIQUE("channel_id","payment_id"),
	CONSTRAINT "transactions_event" CHECK ("transactions"."event" in ('created', 'updated')),
	CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('created', 'failed', 'paid', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "trial_cards" (
	"channel_id" integer NOT NULL,
	"card_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_cards_channel_id_card_hash_pk" PRIMARY KEY("channel_id","card_hash")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"package_ids" integer[] DEFAULT '{}' NOT NULL,
	"subscription_ids" integer[] DEFAULT '{}' NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_user" integer,
	"is_of_files" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupons_channel_id_code_unique" UNIQUE("channel_id","code"),
	CONSTRAINT "coupons_reduction" CHECK (num_nonnulls("coupons"."percent", "coupons"."amount") = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "counted_towards_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_past_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attempted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trk" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_endpoints" ADD CONSTRAINT "payment_endpoints_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_cards" ADD CONSTRAINT "trial_cards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_customers_channel_id_customer_id_index" ON "payment_customers" USING btree ("channel_id","customer_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "transactions_order_id_index" ON "transactions" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_counted_towards_id_orders_id_fk" FOREIGN KEY ("counted_towards_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_counted_towards_id_index" ON "orders" USING btree ("counted_towards_id");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("channel_id","created_at") WHERE "orders"."status" = 'created';--> statement-breakpoint
CREATE INDEX "orders_renewing" ON "orders" USING btree ("channel_id","period_ends_at") WHERE "orders"."payment_subscription_id" is not null and "orders"."activity_status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_attempt" ON "orders" USING btree ("channel_id","user_id","type",coalesce("event_id", "package_id", 0),coalesce("participant_id", 0)) WHERE "orders"."status" = 'created';