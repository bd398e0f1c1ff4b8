CREATE TABLE "disputes" (
	"channel_id" integer NOT NULL,
	"dispute_id" text NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_channel_id_dispute_id_pk" PRIMARY KEY("channel_id","dispute_id"),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "viewings_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer,
	"reason" text NOT NULL,
	"event_id" integer,
	"idempotency_key" text,
	"operator_email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"key_number" integer DEFAULT 1 NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "refunds_idempotency" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_problem" CHECK ("refunds"."problem" in ('nothing_paid', 'refused', 'unreachable'))
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_order_id_index" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_unanswered" ON "disputes" USING btree ("next_try_at") WHERE "disputes"."state" = 'open' and "disputes"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "viewings_channel_id_index" ON "viewings" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "viewings_event_id_index" ON "viewings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "viewings_last_at_index" ON "viewings" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "refunds_channel_id_index" ON "refunds" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_event_id_index" ON "refunds" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_event" ON "refunds" USING btree ("order_id","event_id") WHERE "refunds"."problem" is null;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_order_id_index" ON "payment_events" USING btree ("order_id");