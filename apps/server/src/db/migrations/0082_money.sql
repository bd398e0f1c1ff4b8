CREATE TABLE "payment_accounts" (
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"publishable_key" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"is_live" boolean NOT NULL,
	"adds_tax" boolean NOT NULL,
	"is_current" boolean NOT NULL,
	"operator_email" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"tested_at" timestamp with time zone,
	CONSTRAINT "payment_accounts_channel_id_name_pk" PRIMARY KEY("channel_id","name")
);
--> statement-breakpoint
ALTER TABLE "payment_endpoints" DROP CONSTRAINT "payment_endpoints_channel_id_url_pk";--> statement-breakpoint
ALTER TABLE "payment_endpoints" ADD CONSTRAINT "payment_endpoints_channel_id_account_url_pk" PRIMARY KEY("channel_id","account","url");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "decline_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_account" text;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_current" ON "payment_accounts" USING btree ("channel_id") WHERE "payment_accounts"."is_current";--> statement-breakpoint
CREATE INDEX "orders_channel_id_created_at_index" ON "orders" USING btree ("channel_id","created_at");--> statement-breakpoint
UPDATE "orders" o SET "payment_account" = c.account FROM "payment_customers" c
WHERE c.channel_id = o.channel_id AND c.customer_id = o.payment_customer_id;--> statement-breakpoint
UPDATE "orders" o SET "card_brand" = t.card_brand, "card_last4" = t.card_last4 FROM (
	SELECT DISTINCT ON (order_id) order_id, card_brand, card_last4 FROM "transactions"
	WHERE card_last4 IS NOT NULL ORDER BY order_id, at DESC, id DESC) t
WHERE t.order_id = o.id;
