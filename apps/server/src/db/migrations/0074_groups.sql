ALTER TABLE "gifts" DROP CONSTRAINT "gifts_order";--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "seat" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_seat" UNIQUE("channel_id","order_id","seat");--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_holder" UNIQUE("order_id","user_id");