-- What a statement changed was found by joining the rows before with the rows after. A plan that was made for the first few is kept,
-- and compared each with each: of 10,000 places 65 of 67 s. A full join is never done so, and finds the same, as no statement changes
-- ids; it must not be narrowed by what holds on one side alone, or it is a lesser join again.
create or replace function note_nearby() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    insert into nearby_readings (place_id) select id from new_rows where is_active;
    return null;
  end if;
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (n.is_active, n.lat, n.lng) is distinct from (o.is_active, o.lat, o.lng));
  if cardinality(changed) = 0 then return null; end if;
  delete from nearby_readings where place_id = any(changed);
  insert into nearby_readings (place_id) select id from places where id = any(changed) and is_active;
  return null;
end $$;--> statement-breakpoint
create or replace function note_photo_search() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    insert into photo_searches (place_id)
    select id from new_rows where is_active and names_photos(wikidata, wikimedia_commons, image_url);
    return null;
  end if;
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (n.is_active, n.wikidata, n.wikimedia_commons, n.image_url)
      is distinct from (o.is_active, o.wikidata, o.wikimedia_commons, o.image_url));
  if cardinality(changed) = 0 then return null; end if;
  delete from photo_searches where place_id = any(changed);
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (n.is_active, n.wikidata, n.wikimedia_commons, n.image_url)
        is distinct from (o.is_active, o.wikidata, o.wikimedia_commons, o.image_url)
      and (names_photos(n.wikidata, n.wikimedia_commons, n.image_url) or names_photos(o.wikidata, o.wikimedia_commons, o.image_url)));
  insert into photo_searches (place_id) select id from places where id = any(changed) and is_active;
  return null;
end $$;--> statement-breakpoint
create or replace function note_website() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    insert into website_visits (place_id, website)
    select id, website from new_rows where website is not null and is_active;
    return null;
  end if;
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (n.is_active, n.website) is distinct from (o.is_active, o.website));
  if cardinality(changed) = 0 then return null; end if;
  delete from website_visits where place_id = any(changed);
  insert into website_visits (place_id, website)
  select id, website from places where id = any(changed) and is_active and website is not null;
  return null;
end $$;--> statement-breakpoint
create or replace function tell_changed_holds() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
      is distinct from (n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until));
  if cardinality(changed) = 0 then return null; end if;
  update public.place_hours set holds = false where place_id = any(changed);
  return null;
end $$;--> statement-breakpoint
create or replace function tell_changed_listed() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (n.is_active, coalesce(n.display_name, n.name), n.addr_country)
      is distinct from (o.is_active, coalesce(o.display_name, o.name), o.addr_country));
  if cardinality(changed) = 0 then return null; end if;
  update public.place_types t
    set listed_name = case when p.is_active then coalesce(p.display_name, p.name) end, country = case when p.is_active then p.addr_country end
    from public.places p
    where t.place_id = p.id and p.id = any(changed);
  return null;
end $$;--> statement-breakpoint
create or replace function tell_changed_traits() returns trigger language plpgsql as $$
declare
  chosen integer[];
begin
  if tg_table_name = 'places' then
    chosen = array(select id from new_rows n full join old_rows o using (id)
      where (n.is_active, n.is_featured, n.setting, n.wheelchair, n.age_group_min, n.age_group_max, n.best_age_min, n.best_age_max)
        is distinct from (o.is_active, o.is_featured, o.setting, o.wheelchair, o.age_group_min, o.age_group_max, o.best_age_min, o.best_age_max));
  elsif tg_op = 'INSERT' then
    chosen = array(select place_id from new_rows);
  elsif tg_op = 'DELETE' then
    chosen = array(select place_id from old_rows);
  else
    chosen = array(select place_id from new_rows union select place_id from old_rows);
  end if;
  if cardinality(chosen) = 0 then return null; end if;
  -- New places have no distances yet.
  chosen = array(select distinct place_id from public.place_distances d where d.place_id = any(chosen));
  if cardinality(chosen) = 0 then return null; end if;
  update public.place_distances d set traits = t.traits, fun_type_ids = t.fun_type_ids
    from public.traits_of_places(chosen) t
    where d.place_id = any(chosen) and t.place_id = d.place_id and (t.traits, t.fun_type_ids) is distinct from (d.traits, d.fun_type_ids);
  return null;
end $$;--> statement-breakpoint
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
      select id, o.is_active as was_shown, n.is_active as is_shown, (not n.is_reviewed)::int - (not o.is_reviewed)::int as unreviewed,
        n.is_active::int - o.is_active::int as active, n.is_featured::int - o.is_featured::int as featured,
        case when n.is_active then n.updated_at else now() end as at,
        coalesce(o.addr_country, '') as old_country, coalesce(n.addr_country, '') as country,
        o.opening_hours as old_hours, n.opening_hours as hours
      from old_rows o full join new_rows n using (id)
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
      where old_hours is distinct from hours and (h.grade <> 'stated' or h.states !~ '[ochs]') having count(*) > 0;
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function tell_words() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'TRUNCATE' then
    delete from public.place_words;
    return null;
  elsif tg_op = 'UPDATE' then
    changed = array(select id from new_rows n full join old_rows o using (id)
      where (n.is_active, n.is_featured, n.name, n.display_name, n.addr_city)
        is distinct from (o.is_active, o.is_featured, o.name, o.display_name, o.addr_city));
  elsif tg_op = 'INSERT' then
    changed = array(select id from new_rows);
  else
    changed = array(select id from old_rows);
  end if;
  if tg_op <> 'INSERT' then
    delete from public.place_words w using (
      select o.id, o.is_featured, told.is_name, told.word
      from old_rows o cross join lateral public.words_of_place(o.search_text, o.name, o.display_name) told
      where o.is_active and o.id = any(changed)) gone
    where w.is_name = gone.is_name and w.is_featured = gone.is_featured and w.word = gone.word and w.place_id = gone.id;
  end if;
  if tg_op <> 'DELETE' then
    with told as (
      insert into public.place_words
      select n.id, told.is_name, n.is_featured, told.word
      from new_rows n cross join lateral public.words_of_place(n.search_text, n.name, n.display_name) told
      where n.is_active and n.id = any(changed)
      returning is_name, word)
    insert into public.known_words
      select distinct word from told
      where not is_name and not exists (select from public.known_words k where k.word = told.word);
  end if;
  return null;
end $$;--> statement-breakpoint
create or replace function tell_hours() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    insert into public.hours_to_reckon
      select n.id from new_rows n where n.is_active and num_nonnulls(n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours,
        n.closed_from, n.closed_until) > 0;
    return null;
  end if;
  changed = array(select id from new_rows n full join old_rows o using (id)
    where (o.is_active, o.lat, o.lng, o.opening_hours, o.usual_hours, o.usually_closed, o.special_hours, o.closed_from, o.closed_until)
      is distinct from (n.is_active, n.lat, n.lng, n.opening_hours, n.usual_hours, n.usually_closed, n.special_hours, n.closed_from, n.closed_until));
  if cardinality(changed) = 0 then return null; end if;
  insert into public.hours_to_reckon
    select p.id from public.places p where p.id = any(changed)
      and p.is_active and num_nonnulls(p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until) > 0
    on conflict do nothing;
  changed = array(select p.id from public.places p where p.id = any(changed)
    and not (p.is_active and num_nonnulls(p.opening_hours, p.usual_hours, p.usually_closed, p.special_hours, p.closed_from, p.closed_until) > 0));
  -- What it said before is used no more, and what is hidden nobody reads: both would be due for ever. After recount_places, which
  -- counts what no longer holds out.
  delete from public.hours_to_reckon where place_id = any(changed);
  delete from public.place_hours where place_id = any(changed);
  return null;
end $$;
