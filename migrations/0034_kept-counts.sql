CREATE TABLE "kept_counts" (
	"subject" text NOT NULL,
	"of_id" integer DEFAULT 0 NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"number" integer NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "kept_counts_subject_of_id_detail_index" ON "kept_counts" USING btree ("subject","of_id","detail");--> statement-breakpoint
alter table kept_counts set (fillfactor = 50);--> statement-breakpoint

-- What is inserted is added to a row that nobody holds; only where there is none it becomes one more.
create function add_to_count() returns trigger language plpgsql as $$
begin
  update kept_counts set number = number + new.number, changed_at = greatest(changed_at, new.changed_at)
  where ctid = (select ctid from kept_counts c
    where c.subject = new.subject and c.of_id = new.of_id and c.detail = new.detail limit 1 for update skip locked);
  return case when found then null else new end;
end $$;--> statement-breakpoint
create trigger add_to_count before insert on kept_counts for each row execute function add_to_count();--> statement-breakpoint

-- All that is counted, from what it is counted from: what the sums of kept_counts are at any time. A sitemap's file lists 10,000
-- ids (src/site/search-engines/sitemap.ts), 'around' is up to 100 km (aroundKm of src/guide/place-lists).
create view counted_places (subject, of_id, detail, number, changed_at) as
  select 'all', 0, '', count(*), null::timestamptz from places
  union all select 'unreviewed', 0, '', count(*), null from places where not is_reviewed
  union all select 'with photo', 0, '', count(distinct place_id), null from place_images
  union all select 'unclear hours', 0, '', count(*), null from place_hours h join places p on p.id = h.place_id
    where h.opening_hours = p.opening_hours and (h.grade <> 'stated' or h.states !~ '[oc]')
  union all select 'of file', (id - 1) / 10000 + 1, '', count(*), max(updated_at) from places where is_active group by 2
  union all select 'of city', city_id, '', count(*), max(p.updated_at)
    from city_places l join places p on p.id = l.place_id where p.is_active group by 2
  union all select 'unreviewed of city', city_id, '', count(*), null
    from city_places l join places p on p.id = l.place_id where not p.is_reviewed group by 2
  union all select 'of type', fun_type_id, coalesce(addr_country, ''), count(*), max(p.updated_at)
    from place_types t join places p on p.id = t.place_id where p.is_active group by 2, 3
  union all select 'around city', fun_type_id, city_id::text, count(*), null
    from place_distances d join place_types t using (place_id) join places p on p.id = t.place_id
    where p.is_active and d.radius_distance_km <= 100 group by 2, 3;--> statement-breakpoint

create function count_anew() returns void language plpgsql as $$
begin
  delete from kept_counts;
  insert into kept_counts select * from counted_places where number > 0;
end $$;--> statement-breakpoint

-- Of each of these tables, what a statement took from the counts and what it gave them. All that belongs to a place is written
-- by who holds its row, so that nobody counts by what another has changed meanwhile.
create function recount_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into kept_counts
    select 'all', 0, '', count(*), null::timestamptz from new_rows
    union all select 'unreviewed', 0, '', count(*), null from new_rows where not is_reviewed having count(*) > 0
    union all select 'of file', (id - 1) / 10000 + 1, '', count(*), max(updated_at) from new_rows where is_active group by 2;
  elsif tg_op = 'DELETE' then
    insert into kept_counts
    select 'all', 0, '', -count(*), null::timestamptz from old_rows
    union all select 'unreviewed', 0, '', -count(*), null from old_rows where not is_reviewed having count(*) > 0
    union all select 'of file', (id - 1) / 10000 + 1, '', -count(*), now() from old_rows where is_active group by 2;
  else
    insert into kept_counts
    with changed as materialized (
      select n.id, o.is_active as was_shown, n.is_active as is_shown, (not n.is_reviewed)::int - (not o.is_reviewed)::int as unreviewed,
        n.is_active::int - o.is_active::int as active, case when n.is_active then n.updated_at else now() end as at,
        coalesce(o.addr_country, '') as old_country, coalesce(n.addr_country, '') as country,
        o.opening_hours as old_hours, n.opening_hours as hours
      from old_rows o join new_rows n using (id)
      where (o.is_active, o.is_reviewed, o.updated_at, o.addr_country, o.opening_hours)
        is distinct from (n.is_active, n.is_reviewed, n.updated_at, n.addr_country, n.opening_hours)
    )
    select 'unreviewed', 0, '', sum(unreviewed), null::timestamptz from changed having sum(unreviewed) <> 0
    union all select 'of file', (id - 1) / 10000 + 1, '', sum(active), max(at) from changed where was_shown or is_shown group by 2
    union all select 'of city', city_id, '', sum(active), max(at)
      from changed c join city_places l on l.place_id = c.id where was_shown or is_shown group by 2
    union all select 'unreviewed of city', city_id, '', sum(unreviewed), null
      from changed c join city_places l on l.place_id = c.id where unreviewed <> 0 group by 2
    union all select 'of type', fun_type_id, side.country, sum(side.number), max(at)
      from changed c join place_types t on t.place_id = c.id
      cross join lateral (values (c.old_country, -1, was_shown), (c.country, 1, is_shown)) side (country, number, counts)
      where side.counts group by 2, 3
    union all select 'around city', fun_type_id, city_id::text, sum(active), null
      from changed c join place_types t on t.place_id = c.id
      join place_distances d on d.place_id = c.id and d.radius_distance_km <= 100 where active <> 0 group by 2, 3
    union all select 'unclear hours', 0, '', count(*) filter (where h.opening_hours = hours)
        - count(*) filter (where h.opening_hours = old_hours), null
      from changed c join place_hours h on h.place_id = c.id
      where old_hours is distinct from hours and (h.grade <> 'stated' or h.states !~ '[oc]') having count(*) > 0;
  end if;
  return null;
end $$;--> statement-breakpoint

-- The others have a sign: 1 for rows that came, -1 for those that went.
create function count_city_places() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  with changed as materialized (
    select l.city_id, p.is_active, p.is_reviewed, case when sign > 0 then p.updated_at else now() end as at
    from changed_rows l join places p on p.id = l.place_id
  )
  select 'of city', city_id, '', sign * count(*), max(at) from changed where is_active group by 2
  union all select 'unreviewed of city', city_id, '', sign * count(*), null from changed where not is_reviewed group by 2;
  return null;
end $$;--> statement-breakpoint

create function count_place_types() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  with changed as materialized (
    select t.place_id, t.fun_type_id, coalesce(p.addr_country, '') as country,
      case when sign > 0 then p.updated_at else now() end as at
    from changed_rows t join places p on p.id = t.place_id where p.is_active
  )
  select 'of type', fun_type_id, country, sign * count(*), max(at) from changed group by 2, 3
  union all select 'around city', fun_type_id, city_id::text, sign * count(*), null
    from changed join place_distances d using (place_id) where d.radius_distance_km <= 100 group by 2, 3;
  return null;
end $$;--> statement-breakpoint

create function count_place_distances() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  select 'around city', fun_type_id, city_id::text, sign * count(*), null
  from changed_rows d join place_types t using (place_id) join places p on p.id = t.place_id
  where p.is_active and d.radius_distance_km <= 100 group by 2, 3;
  return null;
end $$;--> statement-breakpoint

create function count_place_hours() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  select 'unclear hours', 0, '', sign * count(*), null from changed_rows h join places p on p.id = h.place_id
  where h.opening_hours = p.opening_hours and (h.grade <> 'stated' or h.states !~ '[oc]') having count(*) > 0;
  return null;
end $$;--> statement-breakpoint

create function count_photos() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  select 'with photo', 0, '', sign * count(*), null
  from (select place_id, count(*) as changed from changed_rows group by 1) c
  cross join lateral (select count(*) as now from place_images i where i.place_id = c.place_id) number
  where case sign when 1 then now = changed else now = 0 end having count(*) > 0;
  return null;
end $$;--> statement-breakpoint

create trigger recount_places_insert after insert on places referencing new table as new_rows
  for each statement execute function recount_places();--> statement-breakpoint
create trigger recount_places_update after update on places referencing old table as old_rows new table as new_rows
  for each statement execute function recount_places();--> statement-breakpoint
create trigger recount_places_delete after delete on places referencing old table as old_rows
  for each statement execute function recount_places();--> statement-breakpoint

do $$
declare counted text;
begin
  foreach counted in array array['city_places', 'place_types', 'place_distances', 'place_hours', 'place_images']
  loop
    execute format('create trigger count_insert after insert on %I referencing new table as changed_rows
      for each statement execute function %I(''1'')', counted,
      case counted when 'place_images' then 'count_photos' else 'count_' || counted end);
    execute format('create trigger count_delete after delete on %I referencing old table as changed_rows
      for each statement execute function %I(''-1'')', counted,
      case counted when 'place_images' then 'count_photos' else 'count_' || counted end);
  end loop;
  -- The others are added and deleted, and never changed in what counts.
  foreach counted in array array['place_distances', 'place_hours']
  loop
    execute format('create trigger count_update_old after update on %I referencing old table as changed_rows
      for each statement execute function %I(''-1'')', counted, 'count_' || counted);
    execute format('create trigger count_update_new after update on %I referencing new table as changed_rows
      for each statement execute function %I(''1'')', counted, 'count_' || counted);
  end loop;
end $$;--> statement-breakpoint

-- While a place that goes can still be asked what it counted as; what refers to it would go after it.
create function delete_counted() returns trigger language plpgsql as $$
begin
  delete from place_types where place_id = old.id;
  delete from city_places where place_id = old.id;
  delete from place_hours where place_id = old.id;
  return old;
end $$;--> statement-breakpoint
create trigger delete_counted before delete on places for each row execute function delete_counted();--> statement-breakpoint

select count_anew();
