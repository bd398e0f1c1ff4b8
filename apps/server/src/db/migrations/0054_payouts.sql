CREATE TABLE "payouts" (
	"channel_id" integer NOT NULL,
	"account" text NOT NULL,
	"payout_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"arrival_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_channel_id_account_payout_id_pk" PRIMARY KEY("channel_id","account","payout_id"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('on_the_way', 'paid', 'failed', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_channel_id_arrival_day_index" ON "payouts" USING btree ("channel_id","arrival_day");