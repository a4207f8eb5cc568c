-- Derived, and told in another way from now on: reckoned anew after the start.
DELETE FROM "place_hours";--> statement-breakpoint
ALTER TABLE "place_hours" ALTER COLUMN "opening_hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "usual_hours" text;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "usually_closed" text;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "grade" text NOT NULL;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "states" text NOT NULL;