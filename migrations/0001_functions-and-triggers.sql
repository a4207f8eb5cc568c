create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint

-- Great-circle distance in kilometres, haversine, mean Earth radius: the same sum as src/distances/distance.ts.
create function kilometres_between(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe return
  2 * 6371.0088 * asin(least(1, sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)));--> statement-breakpoint

-- unaccent alone is only stable, because its dictionary may change; an index needs an immutable function.
create function plain_text(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent', value));
end $$;--> statement-breakpoint

create index places_name_search on places using gin (
  plain_text(coalesce(display_name, '') || ' ' || name || ' ' || coalesce(address, '')) gin_trgm_ops);--> statement-breakpoint

-- Whatever changes public content (screen, job, command, psql), every server hears of it and empties its page cache.
create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;--> statement-breakpoint

do $$
declare content text;
begin
  foreach content in array array['cities', 'city_places', 'configs', 'fun_types', 'page_content', 'page_metadata',
    'place_availabilities', 'place_distances', 'place_images', 'place_types', 'places', 'search_radius_options',
    'seasons', 'static_assets']
  loop
    execute format('create trigger content_changed after insert or update or delete or truncate on %I
      for each statement execute function content_changed()', content);
  end loop;
end $$;
