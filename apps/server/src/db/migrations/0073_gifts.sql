CREATE TABLE "gifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"email" text,
	"message" text NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"user_id" integer,
	"opened_at" timestamp with time zone,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gifts_order" UNIQUE("channel_id","order_id"),
	CONSTRAINT "gifts_token" UNIQUE("token_hash"),
	CONSTRAINT "gifts_opened" CHECK ("gifts"."opened_at" is null or "gifts"."token_hash" is null)
);
--> statement-breakpoint
DROP INDEX "orders_open_attempt";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_order_id_index" ON "gifts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gifts_of_user" ON "gifts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_attempt" ON "orders" USING btree ("channel_id","user_id","type",coalesce("event_id", "package_id", 0),coalesce("participant_id", 0),"is_gift") WHERE "orders"."status" = 'created';