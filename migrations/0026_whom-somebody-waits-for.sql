ALTER TABLE "service_states" ADD COLUMN "bulk_free_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_states" ADD COLUMN "awaited_until" timestamp (3) with time zone;