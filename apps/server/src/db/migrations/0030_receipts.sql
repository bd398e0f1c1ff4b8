ALTER TABLE "orders" ADD COLUMN "told_ahead_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "product_name" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "seller" jsonb;