CREATE TABLE "city_freshness" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"places" integer NOT NULL,
	"checked" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city_freshness" ADD CONSTRAINT "city_freshness_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;