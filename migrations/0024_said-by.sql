-- A place's page says when each source last changed its record, and when an editor set a field: both are announced now.
do $$
declare
  content text;
  seen text;
begin
  drop trigger content_changed_insert on place_sources;
  drop trigger content_changed_update on place_sources;
  drop trigger content_changed_delete on place_sources;
  drop trigger content_changed_truncate on place_sources;
  for content, seen in values
    ('place_sources', 'select place_id, provider, source_date, gone_since from %s'),
    ('audit_log', 'select entity_id from %s where entity = ''places'' and import_run_id is null')
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
end $$;
