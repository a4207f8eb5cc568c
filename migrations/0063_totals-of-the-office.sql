-- How many places are featured, and how many belong to each city and fun type, whether visitors see them or not.
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
    from city_places l where not exists (select from place_images i where i.place_id = l.place_id) group by 2
  union all select 'featured', 0, '', count(*), null from places where is_featured
  union all select 'all of city', city_id, '', count(*), null from city_places group by 2
  union all select 'all of type', fun_type_id, '', count(*), null from place_types group by 2;--> statement-breakpoint

create or replace function recount_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into kept_counts
    select 'all', 0, '', count(*), null::timestamptz from new_rows
    union all select 'unreviewed', 0, '', count(*), null from new_rows where not is_reviewed having count(*) > 0
    union all select 'featured', 0, '', count(*), null from new_rows where is_featured having count(*) > 0
    union all select 'of file', (id - 1) / 10000 + 1, '', count(*), max(updated_at) from new_rows where is_active group by 2;
  elsif tg_op = 'DELETE' then
    insert into kept_counts
    select 'all', 0, '', -count(*), null::timestamptz from old_rows
    union all select 'unreviewed', 0, '', -count(*), null from old_rows where not is_reviewed having count(*) > 0
    union all select 'featured', 0, '', -count(*), null from old_rows where is_featured having count(*) > 0
    union all select 'of file', (id - 1) / 10000 + 1, '', -count(*), now() from old_rows where is_active group by 2;
  else
    insert into kept_counts
    with changed as materialized (
      select n.id, o.is_active as was_shown, n.is_active as is_shown, (not n.is_reviewed)::int - (not o.is_reviewed)::int as unreviewed,
        n.is_active::int - o.is_active::int as active, n.is_featured::int - o.is_featured::int as featured,
        case when n.is_active then n.updated_at else now() end as at,
        coalesce(o.addr_country, '') as old_country, coalesce(n.addr_country, '') as country,
        o.opening_hours as old_hours, n.opening_hours as hours
      from old_rows o join new_rows n using (id)
      where (o.is_active, o.is_featured, o.is_reviewed, o.updated_at, o.addr_country, o.opening_hours)
        is distinct from (n.is_active, n.is_featured, n.is_reviewed, n.updated_at, n.addr_country, n.opening_hours)
    )
    select 'unreviewed', 0, '', sum(unreviewed), null::timestamptz from changed having sum(unreviewed) <> 0
    union all select 'featured', 0, '', sum(featured), null from changed having sum(featured) <> 0
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
  union all select 'without photo of city', city_id, '', sign * count(*), null from changed where not has_photo group by 2
  union all select 'all of city', city_id, '', sign * count(*), null from changed_rows group by 2;
  return null;
end $$;--> statement-breakpoint

create or replace function count_place_types() returns trigger language plpgsql as $$
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
    from changed join place_distances d using (place_id) where d.radius_distance_km <= 100 group by 2, 3
  union all select 'all of type', fun_type_id, '', sign * count(*), null from changed_rows group by 2;
  return null;
end $$;--> statement-breakpoint

insert into kept_counts select * from counted_places where subject in ('featured', 'all of city', 'all of type');
