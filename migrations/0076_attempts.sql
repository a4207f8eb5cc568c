ALTER TABLE "invitations" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "attempt" text;--> statement-breakpoint
-- One that is being deleted is waited for, and then told nothing: the change itself failed, as its message belonged to no webhook.
CREATE OR REPLACE FUNCTION queue_webhooks(event text, data jsonb) RETURNS void LANGUAGE sql AS $$
  WITH told AS MATERIALIZED (
    SELECT id FROM webhooks WHERE is_active AND split_part(event, '.', 1) = ANY (topics) FOR KEY SHARE)
  SELECT queue_webhook(id, event, data) FROM told;
$$;
