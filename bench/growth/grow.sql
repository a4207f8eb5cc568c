-- Makes a guide of growth.size places out of the starter guide that a database holds: the same cities, and around each place its
-- copies, four kilometres away on average, so that what is dense grows denser. To be run once, by somebody who may switch
-- triggers off.

select setseed(0.42);

-- What services add to a guide within its first months.
insert into place_images (place_id, image_type, public_url, original_url, alt_text, is_primary, photographer_name, license, width, height)
  select id, 'commons_auto', 'https://upload.example/' || slug || '.jpg', 'https://commons.example/' || slug, name, true, 'A. Photographer',
    'CC BY-SA 4.0', 1200, 800
  from places where id % 3 = 0 and not exists (select from place_images i where i.place_id = places.id);
update nearby_readings set read_at = now(), due_at = now() + interval '180 days' where place_id % 4 > 0;
insert into nearby_things (place_id, kind, type, name, metres, is_inside, lat, lng, osm_id)
  select p.id, thing.kind, thing.type, 'Am Park', 100 + p.id % 400, false, p.lat, p.lng, 'node/' || p.id
  from places p, (values ('stop', 'tram'), ('toilets', 'toilets'), ('eat', 'cafe')) thing (kind, type)
  where p.id % 4 > 0 on conflict do nothing;
update website_visits set visited_at = now(), outcome = 'read', due_at = now() + interval '90 days' where place_id % 3 > 0;

create table growth_copies as
  with original as (
    select id, lat, row_number() over (order by md5(slug)) as nr, count(*) over () as total from places
  ), words as (
    select array_agg(distinct word) as word from places, regexp_split_to_table(name, '\s+') word where length(word) > 3
  )
  select original, nth, original + nth * 100000 as id, word,
    km * cos(direction) / 111.2 as north, km * sin(direction) / (111.2 * cosd(lat)) as east
  from (
    select original.id as original, nth, lat, nr, -4 * ln(1 - random()) as km, 2 * pi() * random() as direction,
      case when random() < 0.85 then ' ' || word[1 + floor(random() * cardinality(word))::int] else '' end as word
    from original cross join words
      cross join generate_series(0, current_setting('growth.size')::int / total) nth
    where nth * total + nr <= current_setting('growth.size')::int) copy
  order by nth, nr;
delete from places where id not in (select original from growth_copies where nth = 0);
analyze growth_copies;

-- Rows go in without triggers and indexes, which are made anew: ten times as fast.
set local session_replication_role = replica;
create table growth_put_away as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
    and t.relname ~ '^(place|known|nearby|website|photo|city_places|audit)';
do $$
declare name text;
begin
  for name in select growth_put_away.name from growth_put_away loop execute 'drop index ' || name; end loop;
end $$;

create function growth_copy_rows(source text, what jsonb, of_place text default 'place_id = original') returns void language plpgsql as $$
declare
  columns text;
  contents text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum), string_agg(coalesce(what ->> attname, quote_ident(attname)), ', ' order by attnum)
    into columns, contents from pg_attribute
    where attrelid = source::regclass and attnum > 0 and not attisdropped and attgenerated = '' and (attidentity = '' or what ? attname);
  execute format('insert into %1$I (%2$s) overriding system value select %3$s from (select original, nth, north, east, word, id as copy from growth_copies) c
    join %1$I on %4$s where nth > 0 order by nth, copy', source, columns, contents, of_place);
end $$;
select growth_copy_rows('places', '{"id": "copy", "place_id": "place_id || ''-'' || nth", "slug": "slug || ''-of-'' || nth",
  "name": "name || word", "display_name": "display_name || word", "lat": "lat + north", "lng": "lng + east",
  "created_at": "now() - random() * interval ''300 days''", "updated_at": "now() - random() * interval ''300 days''"}', 'id = original');
select growth_copy_rows('place_hours', '{"place_id": "copy", "lat": "lat + north", "lng": "lng + east"}');
select growth_copy_rows('nearby_things', '{"place_id": "copy", "lat": "lat + north", "lng": "lng + east"}');
select growth_copy_rows('place_sources', '{"place_id": "copy", "external_id": "external_id || ''-'' || nth"}');
select growth_copy_rows(source, '{"place_id": "copy"}')
  from unnest('{place_types,place_availabilities,place_images,city_places,nearby_readings,website_visits,photo_searches}'::text[]) source;
select growth_copy_rows('audit_log', '{"entity_id": "copy::text", "at": "now() - random() * interval ''300 days''"}',
  'entity = ''places'' and entity_id = original::text');

truncate place_distances, place_counts;
insert into place_distances (city_id, place_id, radius_distance_km, radius_driving_time_minutes, distance_km, driving_time_minutes, routed_at,
    traits, fun_type_ids)
  select city_id, pair.place_id, km, ceil(km * 1.5), case when is_routed then km * 1.31 end, case when is_routed then ceil(km * 1.4) end,
    case when is_routed then now() end, told.traits, told.fun_type_ids
  from (select c.id as city_id, p.id as place_id, p.id % 4 > 0 as is_routed, kilometres_between(c.lat, c.lng, p.lat, p.lng) as km
    from cities c join places p on p.lat between c.lat - 0.9 and c.lat + 0.9) pair
    cross join lateral traits_of_places(array[pair.place_id]) told
  where km <= 100 order by pair.place_id;
insert into place_counts
  select city_id, ceil(radius_distance_km), traits, fun_type_ids, count(*) from place_distances group by 1, 2, 3, 4 order by 1, 2;

update place_types t set listed_name = coalesce(p.display_name, p.name), country = p.addr_country
  from places p where p.id = t.place_id and p.is_active and t.listed_name is distinct from coalesce(p.display_name, p.name);

do $$
declare definition text;
begin
  for definition in select growth_put_away.definition from growth_put_away loop execute definition; end loop;
end $$;
select setval(pg_get_serial_sequence('places', 'id'), (select max(id) from places));
set local session_replication_role = origin;
select count_anew();
select words_of_all_places();
drop function growth_copy_rows;
drop table growth_copies, growth_put_away;
