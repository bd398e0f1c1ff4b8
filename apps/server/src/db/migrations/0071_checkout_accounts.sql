ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose";--> statement-breakpoint
ALTER TABLE "session_codes" DROP CONSTRAINT "session_codes_purpose";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('verify_email', 'reset_password', 'delete_account', 'checkout_account'));--> statement-breakpoint
ALTER TABLE "session_codes" ADD CONSTRAINT "session_codes_purpose" CHECK ("session_codes"."purpose" in ('add_session', 'register', 'login_code'));