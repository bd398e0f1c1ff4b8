CREATE TABLE "buyer_mail_recipients" (
	"channel_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "buyer_mail_recipients_mail_id_user_id_pk" PRIMARY KEY("mail_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "buyer_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"with_pass_holders" boolean NOT NULL,
	"people" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "buyer_mails_idempotency" UNIQUE("channel_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stops_buyer_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_mail_recipients" ADD CONSTRAINT "buyer_mail_recipients_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_mail_recipients" ADD CONSTRAINT "buyer_mail_recipients_mail_id_buyer_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."buyer_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_mail_recipients" ADD CONSTRAINT "buyer_mail_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_mails" ADD CONSTRAINT "buyer_mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_mails" ADD CONSTRAINT "buyer_mails_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_mail_recipients_channel_id_index" ON "buyer_mail_recipients" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "buyer_mail_recipients_user_id_index" ON "buyer_mail_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "buyer_mails_event_id_id_index" ON "buyer_mails" USING btree ("event_id","id");