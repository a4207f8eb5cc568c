CREATE TABLE "hours_to_reckon" (
	"place_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hours_to_reckon" ADD CONSTRAINT "hours_to_reckon_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_hours_by_age" ON "place_hours" USING btree ("edition","first_day");--> statement-breakpoint
create function tell_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into public.hours_to_reckon
      select n.id from new_rows n where n.is_active and num_nonnulls(n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours,
        n.closed_from, n.closed_until) > 0;
    return null;
  end if;
  if not exists (select from new_rows n join old_rows o using (id)
    where (o.is_active, o.lat, o.lng, o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
      is distinct from (n.is_active, n.lat, n.lng, n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until)) then
    return null;
  end if;
  insert into public.hours_to_reckon
    select n.id from new_rows n join old_rows o using (id)
    where n.is_active and num_nonnulls(n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until) > 0
      and (o.is_active, o.lat, o.lng, o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
        is distinct from (n.is_active, n.lat, n.lng, n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until)
    on conflict do nothing;
  delete from public.hours_to_reckon r using new_rows n where r.place_id = n.id
    and not (n.is_active and num_nonnulls(n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until) > 0);
  -- What it said before is used no more, and what is hidden nobody reads: both would be due for ever. After recount_places, which
  -- counts what no longer holds out.
  delete from public.place_hours h using new_rows n where h.place_id = n.id
    and not (n.is_active and num_nonnulls(n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until) > 0);
  return null;
end $$;--> statement-breakpoint
create function tell_hours_of_seasons() returns trigger language plpgsql as $$
begin
  insert into public.hours_to_reckon
    select p.id from public.places p where p.id in (select place_id from changed_rows) and p.is_active
      and num_nonnulls(p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until) > 0
    on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
create trigger tell_hours_insert after insert on places referencing new table as new_rows
  for each statement execute function tell_hours();--> statement-breakpoint
create trigger tell_hours_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function tell_hours();--> statement-breakpoint
create trigger tell_hours_insert after insert on place_availabilities referencing new table as changed_rows
  for each statement execute function tell_hours_of_seasons();--> statement-breakpoint
create trigger tell_hours_update after update on place_availabilities referencing new table as changed_rows
  for each statement execute function tell_hours_of_seasons();--> statement-breakpoint
create trigger tell_hours_delete after delete on place_availabilities referencing old table as changed_rows
  for each statement execute function tell_hours_of_seasons();--> statement-breakpoint
delete from place_hours h using places p where p.id = h.place_id
  and not (p.is_active and num_nonnulls(p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until) > 0);--> statement-breakpoint
insert into hours_to_reckon
  select p.id from places p left join place_hours h on h.place_id = p.id
  where p.is_active and num_nonnulls(p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until) > 0
    and (h.place_id is null or not h.holds or (h.lat, h.lng) <> (p.lat, p.lng)
      or exists (select from place_availabilities a where a.place_id = p.id));
