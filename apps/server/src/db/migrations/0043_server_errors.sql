CREATE TABLE "server_errors" (
	"channel_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"stack" text NOT NULL,
	CONSTRAINT "server_errors_channel_id_request_id_pk" PRIMARY KEY("channel_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "server_errors" ADD CONSTRAINT "server_errors_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_errors_channel_id_at_index" ON "server_errors" USING btree ("channel_id","at");