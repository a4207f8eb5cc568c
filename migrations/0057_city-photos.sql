-- How many places of a city have no photo, whether visitors see them or not.
create or replace view counted_places (subject, of_id, detail, number, changed_at) as
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
    where p.is_active and d.radius_distance_km <= 100 group by 2, 3
  union all select 'without photo of city', city_id, '', count(*), null
    from city_places l where not exists (select from place_images i where i.place_id = l.place_id) group by 2;--> statement-breakpoint

create or replace function count_city_places() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  with changed as materialized (
    select l.city_id, p.is_active, p.is_reviewed, case when sign > 0 then p.updated_at else now() end as at,
      exists (select from place_images i where i.place_id = l.place_id) as has_photo
    from changed_rows l join places p on p.id = l.place_id
  )
  select 'of city', city_id, '', sign * count(*), max(at) from changed where is_active group by 2
  union all select 'unreviewed of city', city_id, '', sign * count(*), null from changed where not is_reviewed group by 2
  union all select 'without photo of city', city_id, '', sign * count(*), null from changed where not has_photo group by 2;
  return null;
end $$;--> statement-breakpoint

-- A place that goes has left its cities by then, so that its photos are none of theirs any more.
create or replace function count_photos() returns trigger language plpgsql as $$
declare
  sign constant int := tg_argv[0];
begin
  insert into kept_counts
  with changed as materialized (
    select c.place_id from (select place_id, count(*) as changed from changed_rows group by 1) c
    cross join lateral (select count(*) as now from place_images i where i.place_id = c.place_id) number
    where case sign when 1 then now = changed else now = 0 end
  )
  select 'with photo', 0, '', sign * count(*), null::timestamptz from changed having count(*) > 0
  union all select 'without photo of city', city_id, '', -sign * count(*), null
    from changed join city_places l using (place_id) group by 2;
  return null;
end $$;--> statement-breakpoint

insert into kept_counts select * from counted_places where subject = 'without photo of city';
