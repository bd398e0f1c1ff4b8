CREATE TABLE "alarm_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alarm_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alarm_devices_device" UNIQUE("channel_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "alarm_pushes" (
	"channel_id" integer NOT NULL,
	"alarm_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "alarm_pushes_alarm_id_device_id_pk" PRIMARY KEY("alarm_id","device_id"),
	CONSTRAINT "alarm_pushes_state" CHECK ("alarm_pushes"."state" in ('open', 'over'))
);
--> statement-breakpoint
ALTER TABLE "alarm_devices" ADD CONSTRAINT "alarm_devices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_devices" ADD CONSTRAINT "alarm_devices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_pushes" ADD CONSTRAINT "alarm_pushes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_pushes" ADD CONSTRAINT "alarm_pushes_alarm_id_alarms_id_fk" FOREIGN KEY ("alarm_id") REFERENCES "public"."alarms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_pushes" ADD CONSTRAINT "alarm_pushes_device_id_alarm_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alarm_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_devices_operator_id_index" ON "alarm_devices" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "alarm_pushes_channel_id_index" ON "alarm_pushes" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "alarm_pushes_device_id_index" ON "alarm_pushes" USING btree ("device_id");