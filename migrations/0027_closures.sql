ALTER TABLE "place_hours" ADD COLUMN "special_hours" text;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "special_hours" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "closed_from" date;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_closed" CHECK ("places"."closed_from" <= "places"."closed_until");