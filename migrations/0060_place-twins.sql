CREATE TABLE "place_twins" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"why" text NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "place_twins_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "place_twins_order" CHECK ("place_twins"."low_id" < "place_twins"."high_id")
);
--> statement-breakpoint
CREATE TABLE "places_apart" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	CONSTRAINT "places_apart_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "places_apart_order" CHECK ("places_apart"."low_id" < "places_apart"."high_id")
);
--> statement-breakpoint
CREATE TABLE "twin_searches" (
	"id" integer PRIMARY KEY NOT NULL,
	"up_to" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone,
	"began_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "place_twins" ADD CONSTRAINT "place_twins_low_id_places_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_twins" ADD CONSTRAINT "place_twins_high_id_places_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_twins_surest" ON "place_twins" USING btree ("score" DESC NULLS LAST,"low_id","high_id");--> statement-breakpoint
CREATE INDEX "place_twins_high_id_index" ON "place_twins" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "places_apart_decided_at_low_id_high_id_index" ON "places_apart" USING btree ("decided_at","low_id","high_id");