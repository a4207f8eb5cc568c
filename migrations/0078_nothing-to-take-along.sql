-- Where many places go at once what they counted as is gone before (`deletePlaces`), and each statement that deletes nothing costs as much as one
-- that does, for what hangs on its table.
create or replace function delete_counted() returns trigger language plpgsql as $$
begin
  if exists (select from place_types where place_id = old.id) then
    delete from place_types where place_id = old.id;
  end if;
  if exists (select from city_places where place_id = old.id) then
    delete from city_places where place_id = old.id;
  end if;
  if exists (select from place_hours where place_id = old.id) then
    delete from place_hours where place_id = old.id;
  end if;
  return old;
end $$;
