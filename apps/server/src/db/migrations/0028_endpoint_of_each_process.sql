ALTER TABLE "payment_endpoints" DROP CONSTRAINT "payment_endpoints_pkey";--> statement-breakpoint
ALTER TABLE "payment_endpoints" ADD CONSTRAINT "payment_endpoints_channel_id_url_pk" PRIMARY KEY("channel_id","url");
