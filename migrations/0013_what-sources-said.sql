ALTER TABLE "audit_log" ADD COLUMN "hands" jsonb;--> statement-breakpoint
ALTER TABLE "place_sources" ADD COLUMN "earlier" jsonb;