CREATE TABLE "old_city_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_place_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "old_city_slugs" ADD CONSTRAINT "old_city_slugs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_place_slugs" ADD CONSTRAINT "old_place_slugs_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whatever changes a slug (screen, job, psql), links to the old address go on working. The newest owner of a slug has it.
create function keep_old_slug() returns trigger language plpgsql as $$
begin
  execute format('insert into %1$I (slug, %2$I) values ($1, $2)
    on conflict (slug) do update set %2$I = excluded.%2$I, created_at = now()', tg_argv[0], tg_argv[1])
    using old.slug, old.id;
  return null;
end $$;--> statement-breakpoint

create trigger keep_old_slug after update of slug on places for each row when (old.slug <> new.slug)
  execute function keep_old_slug('old_place_slugs', 'place_id');--> statement-breakpoint

create trigger keep_old_slug after update of slug on cities for each row when (old.slug <> new.slug)
  execute function keep_old_slug('old_city_slugs', 'city_id');
