CREATE TABLE "platform_endpoints" (
	"platform" text NOT NULL,
	"endpoint_id" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	CONSTRAINT "platform_endpoints_platform_url_pk" PRIMARY KEY("platform","url")
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"channel_id" integer NOT NULL,
	"account" text NOT NULL,
	"payout_id" text NOT NULL,
	"line_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_lines_channel_id_account_payout_id_line_id_pk" PRIMARY KEY("channel_id","account","payout_id","line_id"),
	CONSTRAINT "payout_lines_kind" CHECK ("payout_lines"."kind" in ('payment', 'refund', 'dispute', 'fee', 'returned', 'adjustment'))
);
--> statement-breakpoint
ALTER TABLE "day_counts" DROP CONSTRAINT "day_counts_topic";--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "connected_account" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "is_itemised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout" FOREIGN KEY ("channel_id","account","payout_id") REFERENCES "public"."payouts"("channel_id","account","payout_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lines_order_id_index" ON "payout_lines" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "day_counts" ADD CONSTRAINT "day_counts_topic" CHECK ("day_counts"."topic" in ('visit', 'country', 'device', 'campaign', 'step', 'search', 'clip', 'preroll'));