CREATE TABLE "place_counts" (
	"city_id" integer NOT NULL,
	"km" integer NOT NULL,
	"traits" bigint DEFAULT 0 NOT NULL,
	"fun_type_ids" integer[] DEFAULT '{}' NOT NULL,
	"places" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "place_distances_city_id_radius_distance_km_index";--> statement-breakpoint
ALTER TABLE "place_distances" ADD COLUMN "traits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "place_distances" ADD COLUMN "fun_type_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "place_types" ADD COLUMN "listed_name" text;--> statement-breakpoint
ALTER TABLE "place_types" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "place_counts" ADD CONSTRAINT "place_counts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_counts_city_id_km_index" ON "place_counts" USING btree ("city_id","km");--> statement-breakpoint
-- What filters ask of places, as bits; which is which says trait-bits.ts.
create function traits_of_places(chosen integer[]) returns table (place_id integer, traits bigint, fun_type_ids integer[])
language sql stable rows 1 as $$
  select p.id,
    p.is_active::int + p.is_featured::int * 2 + (
      select coalesce(sum(case s.name when 'spring' then 4 when 'summer' then 8 when 'autumn' then 16 when 'winter' then 32 end), 60)
      from public.place_availabilities a join public.seasons s on s.id = a.season_id where a.place_id = p.id)
    + case when p.setting is null then 0 when p.setting in ('indoor', 'both') then 192 else 64 end
    + case when p.wheelchair is null then 0 when p.wheelchair in ('yes', 'limited') then 768 else 256 end
    + case when num_nonnulls(p.age_group_min, p.best_age_min, p.age_group_max, p.best_age_max) = 0 then 0 else 1024
      + (greatest(0, (2::bigint << least(p.age_group_max, p.best_age_max, 18)) - (1::bigint << greatest(p.age_group_min, p.best_age_min, 0))) << 11) end,
    array(select fun_type_id from public.place_types t where t.place_id = p.id order by 1)
  from public.places p where p.id = any(chosen)
$$;--> statement-breakpoint
update place_distances d set traits = t.traits, fun_type_ids = t.fun_type_ids
  from traits_of_places(array(select id from places)) t where t.place_id = d.place_id;--> statement-breakpoint
create index place_distances_in_order on place_distances (city_id, radius_distance_km) include (place_id, traits, fun_type_ids);--> statement-breakpoint
insert into place_counts
  select city_id, ceil(radius_distance_km), traits, fun_type_ids, count(*) from place_distances group by 1, 2, 3, 4 order by 1, 2;--> statement-breakpoint
create function tell_traits() returns trigger language plpgsql as $$
begin
  select t.traits, t.fun_type_ids into new.traits, new.fun_type_ids from public.traits_of_places(array[new.place_id]) t;
  new.traits = coalesce(new.traits, 0);
  new.fun_type_ids = coalesce(new.fun_type_ids, '{}');
  return new;
end $$;--> statement-breakpoint
-- No place has none: whoever stores many pairs tells the traits himself.
create trigger tell_traits before insert on place_distances for each row when (new.traits = 0) execute function tell_traits();--> statement-breakpoint
create function tell_changed_traits() returns trigger language plpgsql as $$
declare
  chosen integer[];
begin
  if tg_table_name = 'places' then
    chosen = array(select id from new_rows n join old_rows o using (id)
      where (n.is_active, n.is_featured, n.setting, n.wheelchair, n.age_group_min, n.age_group_max, n.best_age_min, n.best_age_max)
        is distinct from (o.is_active, o.is_featured, o.setting, o.wheelchair, o.age_group_min, o.age_group_max, o.best_age_min, o.best_age_max));
  elsif tg_op = 'INSERT' then
    chosen = array(select place_id from new_rows);
  elsif tg_op = 'DELETE' then
    chosen = array(select place_id from old_rows);
  else
    chosen = array(select place_id from new_rows union select place_id from old_rows);
  end if;
  chosen = array(select distinct place_id from public.place_distances d where d.place_id = any(chosen));
  update public.place_distances d set traits = t.traits, fun_type_ids = t.fun_type_ids
    from public.traits_of_places(chosen) t
    where d.place_id = any(chosen) and t.place_id = d.place_id and (t.traits, t.fun_type_ids) is distinct from (d.traits, d.fun_type_ids);
  return null;
end $$;--> statement-breakpoint
create trigger tell_traits_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changed_traits();--> statement-breakpoint
-- Many add at once, and none waits for another: each adds rows of its own, and whoever packs them leaves out what others pack.
create function pack_counts(of_city integer) returns void language sql as $$
  with gone as (
    delete from public.place_counts where ctid = any(array(
      select ctid from public.place_counts where city_id = of_city for update skip locked)) returning *)
  insert into public.place_counts
    select city_id, km, traits, fun_type_ids, sum(places) from gone group by 1, 2, 3, 4 having sum(places) <> 0 order by 2
$$;--> statement-breakpoint
create function count_places() returns trigger language plpgsql as $$
declare
  added bigint;
  of_city integer;
begin
  if tg_op = 'TRUNCATE' then
    delete from public.place_counts;
    return null;
  elsif tg_op = 'INSERT' then
    insert into public.place_counts
      select city_id, ceil(radius_distance_km), traits, fun_type_ids, count(*) from new_rows group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    -- Those of a city that is gone went with it.
    insert into public.place_counts
      select city_id, ceil(radius_distance_km), traits, fun_type_ids, -count(*) from old_rows
      where exists (select from public.cities c where c.id = city_id) group by 1, 2, 3, 4;
  else
    insert into public.place_counts
      select city_id, ceil(radius_distance_km), traits, fun_type_ids, sum(sign)
      from (select *, 1 as sign from new_rows union all select *, -1 from old_rows) changed
      group by 1, 2, 3, 4 having sum(sign) <> 0;
  end if;
  get diagnostics added = row_count;
  if added > 0 and random() < 0.05 then
    if tg_op = 'DELETE' then
      for of_city in select distinct city_id from old_rows loop perform public.pack_counts(of_city); end loop;
    else
      for of_city in select distinct city_id from new_rows loop perform public.pack_counts(of_city); end loop;
    end if;
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger count_places_insert after insert on place_distances referencing new table as new_rows
  for each statement execute function count_places();--> statement-breakpoint
create trigger count_places_update after update on place_distances referencing old table as old_rows new table as new_rows
  for each statement execute function count_places();--> statement-breakpoint
create trigger count_places_delete after delete on place_distances referencing old table as old_rows
  for each statement execute function count_places();--> statement-breakpoint
create trigger count_places_truncate after truncate on place_distances
  for each statement execute function count_places();--> statement-breakpoint
do $$
declare tells text;
begin
  foreach tells in array array['place_types', 'place_availabilities'] loop
    execute format('create trigger tell_traits_insert after insert on %I referencing new table as new_rows
      for each statement execute function tell_changed_traits()', tells);
    execute format('create trigger tell_traits_update after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function tell_changed_traits()', tells);
    execute format('create trigger tell_traits_delete after delete on %I referencing old table as old_rows
      for each statement execute function tell_changed_traits()', tells);
  end loop;
end $$;--> statement-breakpoint
update place_types t set listed_name = coalesce(p.display_name, p.name), country = p.addr_country
  from places p where p.id = t.place_id and p.is_active;--> statement-breakpoint
create index place_types_by_name on place_types (fun_type_id, listed_name collate "und-x-icu", place_id)
  where listed_name is not null;--> statement-breakpoint
create index place_types_of_country on place_types (fun_type_id, country, listed_name collate "und-x-icu", place_id)
  where listed_name is not null;--> statement-breakpoint
create function tell_listed() returns trigger language plpgsql as $$
begin
  select coalesce(p.display_name, p.name), p.addr_country into new.listed_name, new.country
    from public.places p where p.id = new.place_id and p.is_active;
  return new;
end $$;--> statement-breakpoint
create trigger tell_listed before insert or update of place_id on place_types for each row execute function tell_listed();--> statement-breakpoint
create function tell_changed_listed() returns trigger language plpgsql as $$
begin
  update public.place_types t
    set listed_name = case when n.is_active then coalesce(n.display_name, n.name) end, country = case when n.is_active then n.addr_country end
    from new_rows n join old_rows o using (id)
    where t.place_id = n.id and (n.is_active, coalesce(n.display_name, n.name), n.addr_country)
      is distinct from (o.is_active, coalesce(o.display_name, o.name), o.addr_country);
  return null;
end $$;--> statement-breakpoint
create trigger tell_listed_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changed_listed();
