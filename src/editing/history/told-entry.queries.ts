import { sql } from 'drizzle-orm'
import { restorableDays } from './history.ts'

/** Whether the entry `e` of the audit log can be undone: a change of a place that is there, what was deleted and is not back. */
export const canBeUndone = sql`case
  when e.action = 'update' then e.entity = 'places' and e.before is not null and e.after is not null
    and exists (select from places p where p.id = e.entity_id::integer)
  when e.action = 'delete' and e.at > now() - make_interval(days => ${restorableDays}) then case e.entity
    when 'places' then not exists (select from places p where p.id = e.entity_id::integer)
    when 'cities' then not exists (select from cities c where c.id = e.entity_id::integer) else false end
  else false end`

/** Of a place, a city or a photo's place, also of one that is gone. */
export const nameOf = sql`case e.entity
  when 'places' then coalesce(
    (select coalesce(p.display_name, p.name) from places p where p.id = e.entity_id::integer),
    e.before #>> '{place,display_name}', e.before #>> '{place,name}')
  when 'cities' then coalesce(
    (select c.name from cities c where c.id = e.entity_id::integer), e.before #>> '{city,name}')
  when 'place_images' then (
    select coalesce(p.display_name, p.name) from places p where p.id = coalesce(
      (select i.place_id from place_images i
        where i.id = case when e.entity_id ~ '^[0-9]{1,9}$' then e.entity_id::integer end),
      (e.before ->> 'placeId')::integer))
  end`
