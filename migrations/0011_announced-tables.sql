-- Like content_changed, for tables of which pages read little and others write much: only a change of what
-- tg_argv[0] selects is announced. The argument is a query of the changed rows, %s standing for them.
create function seen_content_changed() returns trigger language plpgsql as $$
declare
  gone constant text := format(tg_argv[0], 'old_rows');
  come constant text := format(tg_argv[0], 'new_rows');
  is_seen boolean;
begin
  execute format('select exists (%s)', case tg_op
    when 'INSERT' then come
    when 'DELETE' then gone
    else format('(%1$s except %2$s) union all (%2$s except %1$s)', gone, come)
  end) into is_seen;
  if is_seen then
    perform pg_notify('content_changed', tg_table_name);
  end if;
  return null;
end $$;--> statement-breakpoint

do $$
declare
  content text;
  seen text;
begin
  for content, seen in values
    ('place_sources', 'select place_id, provider from %s'),
    ('geocode_answers', 'select key from %s where answer is not null')
  loop
    execute format('create trigger content_changed_insert after insert on %I referencing new table as new_rows
      for each statement execute function seen_content_changed(%L)', content, seen);
    execute format('create trigger content_changed_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function seen_content_changed(%L)', content, seen);
    execute format('create trigger content_changed_delete after delete on %I referencing old table as old_rows
      for each statement execute function seen_content_changed(%L)', content, seen);
    execute format('create trigger content_changed_truncate after truncate on %I
      for each statement execute function content_changed()', content);
  end loop;
end $$;--> statement-breakpoint

-- Pages redirect from old addresses.
create trigger content_changed after insert or update or delete or truncate on old_place_slugs
  for each statement execute function content_changed();--> statement-breakpoint
create trigger content_changed after insert or update or delete or truncate on old_city_slugs
  for each statement execute function content_changed();
