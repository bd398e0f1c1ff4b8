ALTER TABLE "images" ADD COLUMN "is_of_files" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;