ALTER TABLE "invitations" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "attempt" text;