ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_cookie";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_kind" CHECK ("api_keys"."cookie_hash" is null or "api_keys"."program" is null);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_cookie" CHECK (("api_keys"."user_id" is null) = ("api_keys"."cookie_hash" is null and "api_keys"."program" is null));