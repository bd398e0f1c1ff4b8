CREATE TABLE "duties" (
	"name" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"url" text NOT NULL,
	"place" text NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"is_draining" boolean DEFAULT false NOT NULL,
	"encoder_ports" jsonb
);
--> statement-breakpoint
ALTER TABLE "live_inputs" ADD COLUMN "owner_node" text;--> statement-breakpoint
ALTER TABLE "live_inputs" ADD COLUMN "owner_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_inputs" ADD COLUMN "owner_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_inputs" ADD COLUMN "is_resting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "nodes_heartbeat_at_index" ON "nodes" USING btree ("heartbeat_at");