ALTER TABLE "orders" DROP CONSTRAINT "orders_event_id_events_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_package_id_packages_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_subscription_id_subscriptions_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_event_category_id_event_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "all_categories" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "event_category_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "newest_category_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_team_pass" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "capabilities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_subscription_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_customer_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_session_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_categories" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_locations" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participant_groups" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_event_category_id_event_categories_id_fk" FOREIGN KEY ("event_category_id") REFERENCES "public"."event_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_payment_subscription" ON "orders" USING btree ("channel_id","payment_subscription_id");--> statement-breakpoint
CREATE INDEX "orders_payment_customer" ON "orders" USING btree ("channel_id","payment_customer_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_idempotency" UNIQUE("channel_id","user_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_intent" UNIQUE("channel_id","payment_intent_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_session" UNIQUE("channel_id","checkout_session_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_categories" CHECK (not "orders"."all_categories" or cardinality("orders"."event_category_ids") = 0);--> statement-breakpoint
-- What was sold until now keeps what its product opens today.
WITH RECURSIVE "lines" AS (
	SELECT "id" AS "category_id", "id" AS "above_id" FROM "event_categories"
	UNION ALL
	SELECT "lines"."category_id", "c"."parent_id" FROM "lines"
	JOIN "event_categories" "c" ON "c"."id" = "lines"."above_id" WHERE "c"."parent_id" IS NOT NULL
)
UPDATE "orders" "o" SET
	"all_categories" = cardinality("p"."event_category_ids") = 0 AND "o"."event_category_id" IS NULL,
	"event_category_ids" = CASE WHEN cardinality("p"."event_category_ids") = 0 AND "o"."event_category_id" IS NULL THEN '{}' ELSE ARRAY(
		SELECT "c"."id" FROM "event_categories" "c" WHERE "c"."channel_id" = "o"."channel_id"
		AND (cardinality("p"."event_category_ids") = 0 OR EXISTS (
			SELECT FROM "lines" WHERE "category_id" = "c"."id" AND "above_id" = ANY("p"."event_category_ids")))
		AND ("o"."event_category_id" IS NULL OR EXISTS (
			SELECT FROM "lines" WHERE "category_id" = "c"."id" AND "above_id" = "o"."event_category_id"))
		ORDER BY "c"."id"
	) END,
	"is_team_pass" = "p"."is_team_pass"
FROM "packages" "p" WHERE "p"."id" = "o"."package_id" AND "o"."type" = 'package' AND "p"."type" = 'package';--> statement-breakpoint
UPDATE "orders" "o" SET
	"newest_category_id" = coalesce((SELECT max("c"."id") FROM "event_categories" "c" WHERE "c"."channel_id" = "o"."channel_id"), 0),
	"capabilities" = coalesce(
		(SELECT "p"."capabilities" FROM "packages" "p" WHERE "p"."id" = "o"."package_id"),
		(SELECT "s"."capabilities" FROM "subscriptions" "s" WHERE "s"."id" = "o"."subscription_id"), '{}'),
	"updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "all_categories" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "event_category_ids" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "newest_category_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "is_team_pass" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "capabilities" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "updated_at" DROP DEFAULT;