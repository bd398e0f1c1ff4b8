CREATE TABLE "grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"event_id" integer,
	"package_id" integer,
	"subscription_id" integer,
	"participant_id" integer,
	"all_categories" boolean NOT NULL,
	"event_category_ids" integer[] NOT NULL,
	"newest_category_id" integer NOT NULL,
	"is_team_pass" boolean NOT NULL,
	"capabilities" text[] NOT NULL,
	"product_name" jsonb NOT NULL,
	"note" text NOT NULL,
	"operator_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grants_categories" CHECK (not "grants"."all_categories" or cardinality("grants"."event_category_ids") = 0),
	CONSTRAINT "grants_type" CHECK ("grants"."type" in ('event', 'package', 'subscription', 'team'))
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_channel_id_id_index" ON "grants" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "grants_event_id_index" ON "grants" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "grants_package_id_index" ON "grants" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "grants_subscription_id_index" ON "grants" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "grants_participant_id_index" ON "grants" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "grants_of_user" ON "grants" USING btree ("user_id","ends_at");