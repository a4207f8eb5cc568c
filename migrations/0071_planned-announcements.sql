-- What announces a change of places was planned anew for each statement: half of what the triggers of a small write take. Each
-- table gets a function of its own instead, of which a session keeps the plans; what is announced, and when, is as it was (0033).
-- A kept plan holds for one row and for a hundred thousand, so it looks places up one by one whatever it was first made for.
create function announce_places(content regclass, counts text, concerned text, is_seen boolean) returns void language plpgsql as $of$
declare
  named constant text := 'place_changed_in_' || content;
  gone constant text := format(counts, 'old_rows');
  come constant text := format(counts, 'new_rows');
  old_trigger text;
begin
  execute format($f$
    create function %1$I() returns trigger language plpgsql as $$
    declare
      is_any boolean;
      tags text;
    begin
      if tg_op = 'INSERT' then
        if not exists (select from new_rows) then return null; end if;
        with changed as materialized (%2$s), %5$s into is_any, tags;
      elsif tg_op = 'DELETE' then
        if not exists (select from old_rows) then return null; end if;
        with changed as materialized (%3$s), %5$s into is_any, tags;
      else
        if not exists (select from new_rows) then return null; end if;
        with changed as materialized (%4$s), %5$s into is_any, tags;
      end if;
      if is_any then
        perform pg_notify('content_changed', tg_table_name || coalesce(tags, ''));
      end if;
      return null;
    end $$$f$,
    named, come, gone,
    case when is_seen then format('(%1$s except %2$s) union all (%2$s except %1$s)', gone, come)
      else format('%s union all %s', gone, come) end,
    format($q$cells as (select distinct floor(lat)::int as n, floor(lng)::int as e from (%s) concerned)
      select exists (select from changed),
        (select case when count(*) <= 100 then ' places' || coalesce(string_agg(format(' cell:%%s:%%s', n, e), ''), '') end
          from cells)$q$, concerned));
  for old_trigger in select tgname from pg_trigger where tgrelid = content and tgname like 'content\_changed%' loop
    execute format('drop trigger %I on %s', old_trigger, content);
  end loop;
  execute format('create trigger content_changed_insert after insert on %s referencing new table as new_rows
    for each statement execute function %I()', content, named);
  execute format('create trigger content_changed_update after update on %s
    referencing old table as old_rows new table as new_rows for each statement execute function %I()', content, named);
  execute format('create trigger content_changed_delete after delete on %s referencing old table as old_rows
    for each statement execute function %I()', content, named);
  execute format('create trigger content_changed_truncate after truncate on %s
    for each statement execute function content_changed()', content);
end $of$;--> statement-breakpoint

do $$
declare
  places_of constant text := 'select p.lat, p.lng from changed
    cross join lateral (select lat, lng from places where id = changed.place_id offset 0) p';
  content text;
begin
  foreach content in array array['city_places', 'nearby_things', 'old_place_slugs', 'place_availabilities', 'place_distances',
    'place_hours', 'place_images', 'place_types']
  loop
    perform announce_places(content, 'select place_id from %s', places_of, false);
  end loop;
  perform announce_places('places', 'select lat, lng from %s', 'select lat, lng from changed', false);
  perform announce_places('place_sources', 'select place_id, provider, source_date, gone_since from %s', places_of, true);
  perform announce_places('place_notices', 'select place_id, reason, families, since from %s', places_of, true);
  perform announce_places('nearby_readings', 'select place_id, read_at from %s where read_at is not null', places_of, true);
  perform announce_places('audit_log',
    'select entity_id::int as place_id from %s where entity = ''places'' and import_run_id is null', places_of, true);
  -- By the keys of geocodeKeys: a position, or an OpenStreetMap id.
  perform announce_places('geocode_answers', 'select key from %s where answer is not null',
    'select split_part(key, '','', 1)::float8 as lat, split_part(key, '','', 2)::float8 as lng from changed
      where key ~ ''^-?[0-9.]+,-?[0-9.]+$''
    union all select p.lat, p.lng from changed
      cross join lateral (select lat, lng from places where places.place_id = key offset 0) p', true);
end $$;--> statement-breakpoint
drop function place_changed();
