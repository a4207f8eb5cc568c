ALTER TABLE "place_images" ADD COLUMN "framing" jsonb;--> statement-breakpoint
ALTER TABLE "place_images" ADD COLUMN "focus" text;