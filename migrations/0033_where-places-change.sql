-- Of a change of places, pages also hear where: 'places cell:48:16 …', the whole degrees in which places changed, for those of
-- 48 to 49° N and 16 to 17° E. A change of more than a hundred of them is announced by the table's name alone, as one of
-- anything else is, and concerns every page.
-- tg_argv[0] selects what counts of the changed rows, %s standing for them; tg_argv[1] selects lat and lng of the places
-- concerned from the result, `changed`; with tg_argv[2] = 'seen' an update that changed nothing that counts is not announced.
create function place_changed() returns trigger language plpgsql as $$
declare
  gone constant text := format(tg_argv[0], 'old_rows');
  come constant text := format(tg_argv[0], 'new_rows');
  changed constant text := case
    when tg_op = 'INSERT' then come
    when tg_op = 'DELETE' then gone
    when tg_argv[2] = 'seen' then format('(%1$s except %2$s) union all (%2$s except %1$s)', gone, come)
    else format('%s union all %s', gone, come)
  end;
  is_any boolean;
  tags text;
begin
  execute format(
    'with changed as materialized (%s),
      cells as (select distinct floor(lat)::int as n, floor(lng)::int as e from (%s) concerned)
    select exists (select from changed),
      (select case when count(*) <= 100 then '' places'' || coalesce(string_agg(format('' cell:%%s:%%s'', n, e), ''''), '''') end
        from cells)',
    changed, tg_argv[1]) into is_any, tags;
  if is_any then
    perform pg_notify('content_changed', tg_table_name || coalesce(tags, ''));
  end if;
  return null;
end $$;--> statement-breakpoint

do $$
declare
  content text;
  counts text;
  concerned text;
  seen text;
  places_of constant text := 'select p.lat, p.lng from changed join places p on p.id = changed.place_id';
  old_trigger text;
begin
  for content, counts, concerned, seen in values
    ('places', 'select lat, lng from %s', 'select lat, lng from changed', ''),
    ('city_places', 'select place_id from %s', places_of, ''),
    ('nearby_things', 'select place_id from %s', places_of, ''),
    ('old_place_slugs', 'select place_id from %s', places_of, ''),
    ('place_availabilities', 'select place_id from %s', places_of, ''),
    ('place_distances', 'select place_id from %s', places_of, ''),
    ('place_hours', 'select place_id from %s', places_of, ''),
    ('place_images', 'select place_id from %s', places_of, ''),
    ('place_types', 'select place_id from %s', places_of, ''),
    ('place_sources', 'select place_id, provider, source_date, gone_since from %s', places_of, 'seen'),
    ('nearby_readings', 'select place_id, read_at from %s where read_at is not null', places_of, 'seen'),
    ('audit_log', 'select entity_id::int as place_id from %s where entity = ''places'' and import_run_id is null',
      places_of, 'seen'),
    -- By the keys of geocodeKeys: a position, or an OpenStreetMap id.
    ('geocode_answers', 'select key from %s where answer is not null',
      'select split_part(key, '','', 1)::float8 as lat, split_part(key, '','', 2)::float8 as lng from changed
        where key ~ ''^-?[0-9.]+,-?[0-9.]+$''
      union all select p.lat, p.lng from changed join places p on p.place_id = key', 'seen')
  loop
    for old_trigger in select tgname from pg_trigger
      where tgrelid = content::regclass and tgname like 'content\_changed%'
    loop
      execute format('drop trigger %I on %I', old_trigger, content);
    end loop;
    execute format('create trigger content_changed_insert after insert on %I referencing new table as new_rows
      for each statement execute function place_changed(%L, %L, %L)', content, counts, concerned, seen);
    execute format('create trigger content_changed_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function place_changed(%L, %L, %L)', content, counts, concerned, seen);
    execute format('create trigger content_changed_delete after delete on %I referencing old table as old_rows
      for each statement execute function place_changed(%L, %L, %L)', content, counts, concerned, seen);
    execute format('create trigger content_changed_truncate after truncate on %I
      for each statement execute function content_changed()', content);
  end loop;
end $$;--> statement-breakpoint
drop function seen_content_changed();
