CREATE TABLE "dropped_photos" (
	"id" integer PRIMARY KEY NOT NULL,
	"place_id" integer NOT NULL,
	"original_url" text NOT NULL,
	"image" jsonb,
	"dropped_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_searches" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"searched_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_images" DROP CONSTRAINT "place_images_image_type";--> statement-breakpoint
ALTER TABLE "dropped_photos" ADD CONSTRAINT "dropped_photos_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_searches" ADD CONSTRAINT "photo_searches_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dropped_photos_place_id_index" ON "dropped_photos" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "photo_searches_due_at_place_id_index" ON "photo_searches" USING btree ("due_at","place_id");--> statement-breakpoint
ALTER TABLE "place_images" ADD CONSTRAINT "place_images_image_type" CHECK ("place_images"."image_type" in ('manual_upload', 'unsplash_manual', 'unsplash_auto', 'commons_auto'));--> statement-breakpoint
-- Each active place that names photos of Wikimedia has its row, and what is new to a place is looked for at once, whoever brought
-- it. One that names none any more is due, too: what was brought for it goes.
create function names_photos(wikidata text, commons text, image text) returns boolean language sql immutable as $$
  select coalesce(wikidata <> '', false) or coalesce(commons <> '', false)
    or coalesce(image ~* '^https?://(commons\.|upload\.)[a-z.]*wikimedia\.org/', false)
$$;--> statement-breakpoint

create function note_photo_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into photo_searches (place_id)
    select id from new_rows where is_active and names_photos(wikidata, wikimedia_commons, image_url);
    return null;
  end if;
  delete from photo_searches s using old_rows o, new_rows n
  where n.id = o.id and s.place_id = n.id and o.is_active
    and (not n.is_active or (n.wikidata, n.wikimedia_commons, n.image_url)
      is distinct from (o.wikidata, o.wikimedia_commons, o.image_url));
  insert into photo_searches (place_id)
  select n.id from old_rows o join new_rows n on n.id = o.id
  where n.is_active and (not o.is_active or (n.wikidata, n.wikimedia_commons, n.image_url)
      is distinct from (o.wikidata, o.wikimedia_commons, o.image_url))
    and (names_photos(n.wikidata, n.wikimedia_commons, n.image_url)
      or names_photos(o.wikidata, o.wikimedia_commons, o.image_url))
  on conflict (place_id) do nothing;
  return null;
end $$;--> statement-breakpoint

create trigger note_photo_search_insert after insert on places referencing new table as new_rows
  for each statement execute function note_photo_search();--> statement-breakpoint
create trigger note_photo_search_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function note_photo_search();--> statement-breakpoint

insert into photo_searches (place_id)
select id from places where is_active and names_photos(wikidata, wikimedia_commons, image_url);
