CREATE TABLE "game_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"camera_id" integer,
	"name" text NOT NULL,
	"made_by" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "game_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "game_links_kind" CHECK ("game_links"."kind" in ('scorer', 'camera'))
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_links" ADD CONSTRAINT "game_links_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_links" ADD CONSTRAINT "game_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_links" ADD CONSTRAINT "game_links_camera_id_cameras_video_id_fk" FOREIGN KEY ("camera_id") REFERENCES "public"."cameras"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_links_channel_id_expires_at_index" ON "game_links" USING btree ("channel_id","expires_at");--> statement-breakpoint
CREATE INDEX "game_links_event_id_index" ON "game_links" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "game_links_camera_id_index" ON "game_links" USING btree ("camera_id");--> statement-breakpoint
CREATE INDEX "operator_recovery_codes_operator_id_index" ON "operator_recovery_codes" USING btree ("operator_id");