CREATE TABLE "website_visits" (
	"place_id" integer PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"outcome" text,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "website_visits" ADD CONSTRAINT "website_visits_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_visits_due_at_index" ON "website_visits" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "website_visits_reported" ON "website_visits" USING btree ("place_id") WHERE "website_visits"."reported_at" is not null;--> statement-breakpoint
-- Each active place with a website has its row, and a website that is new to a place is due at once, whoever brought it.
create function note_website() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into website_visits (place_id, website)
    select id, website from new_rows where website is not null and is_active;
    return null;
  end if;
  delete from website_visits v using old_rows o, new_rows n
  where n.id = o.id and v.place_id = n.id and o.website is not null and o.is_active
    and (n.website is distinct from o.website or not n.is_active);
  insert into website_visits (place_id, website)
  select n.id, n.website from old_rows o join new_rows n on n.id = o.id
  where n.website is not null and n.is_active and (n.website is distinct from o.website or not o.is_active)
  on conflict (place_id) do nothing;
  return null;
end $$;--> statement-breakpoint

create trigger note_website_insert after insert on places referencing new table as new_rows
  for each statement execute function note_website();--> statement-breakpoint
create trigger note_website_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function note_website();--> statement-breakpoint

insert into website_visits (place_id, website) select id, website from places where website is not null and is_active;
