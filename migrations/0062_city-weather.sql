CREATE TABLE "city_weather" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"first_year" smallint,
	"last_year" smallint,
	"months" jsonb,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city_weather" ADD CONSTRAINT "city_weather_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- No page is rendered with it: browsers ask for it. A change names what it concerns, so that no other page is rendered anew for it.
create function weather_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name || ' weather');
  return null;
end $$;--> statement-breakpoint

create trigger content_changed after insert or update or delete or truncate on city_weather
  for each statement execute function weather_changed();
