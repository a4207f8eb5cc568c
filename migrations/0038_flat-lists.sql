DROP INDEX "places_by_name";--> statement-breakpoint
DROP INDEX "places_position";--> statement-breakpoint
-- To the letter the order of lists by name. It has what the expression is made of and what the back office sorts by, so that it
-- answers alone.
create index places_in_order on places ((coalesce(display_name, name) collate "und-x-icu"), id)
  include (display_name, name, is_active, is_featured);--> statement-breakpoint
CREATE INDEX "places_created_at_index" ON "places" USING btree ("created_at");--> statement-breakpoint
-- So does this one for what lies around a position.
create index places_position on places (lat, lng) include (id, is_active);--> statement-breakpoint
-- And this one for whether a place is around a city and fits the filters.
create unique index place_distances_of_pair on place_distances (city_id, place_id)
  include (radius_distance_km, traits, fun_type_ids);--> statement-breakpoint
alter table place_distances drop constraint "place_distances_cityId_placeId_unique";--> statement-breakpoint
alter table place_distances add constraint "place_distances_cityId_placeId_unique" unique using index place_distances_of_pair;--> statement-breakpoint
ALTER TABLE "place_hours" ADD COLUMN "holds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
update place_hours h set holds = false from places p
  where p.id = h.place_id and (h.opening_hours, h.usual_hours, h.usually_closed, h.special_hours, h.closed_from, h.closed_until)
    is distinct from (p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until);--> statement-breakpoint
create index place_hours_that_hold on place_hours (place_id) include (grade, first_day, states) where holds;--> statement-breakpoint
create index place_hours_unclear on place_hours (place_id)
  where opening_hours is not null and (grade <> 'stated' or states !~ '[oc]');--> statement-breakpoint
create function tell_holds() returns trigger language plpgsql as $$
begin
  new.holds = exists (select from public.places p where p.id = new.place_id
    and (new.opening_hours, new.usual_hours, new.usually_closed, new.special_hours, new.closed_from, new.closed_until)
      is not distinct from (p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until));
  return new;
end $$;--> statement-breakpoint
create trigger tell_holds before insert or update on place_hours for each row execute function tell_holds();--> statement-breakpoint
-- Whoever writes a place's hours holds its row (0034), so that both see each other.
create function tell_changed_holds() returns trigger language plpgsql as $$
begin
  update public.place_hours h set holds = false from new_rows n join old_rows o using (id)
  where h.place_id = n.id and (o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
    is distinct from (n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until);
  return null;
end $$;--> statement-breakpoint
create trigger tell_holds_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changed_holds();
