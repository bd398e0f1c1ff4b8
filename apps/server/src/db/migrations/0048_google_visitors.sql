CREATE TABLE "google_visitors" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"session_id" text,
	"told" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "google_visitors" ADD CONSTRAINT "google_visitors_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_visitors" ADD CONSTRAINT "google_visitors_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_visitors" ADD CONSTRAINT "google_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_visitors_channel_id_at_index" ON "google_visitors" USING btree ("channel_id","at");--> statement-breakpoint
CREATE INDEX "google_visitors_user_id_index" ON "google_visitors" USING btree ("user_id");