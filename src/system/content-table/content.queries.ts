import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { CityContent, Content } from './content-table.ts'

/** What the active places say, counted in one reading of each table. */
export async function readContent(db: Database): Promise<Content> {
  const { rows } = await db.execute<Omit<Content, 'cities'>>(sql`
    select count(*)::integer places,
      count(*) filter (where p.opening_hours is not null)::integer "statedHours",
      count(*) filter (where p.opening_hours is null and ${isUsual})::integer "usualHours",
      count(p.setting)::integer setting, count(p.wheelchair)::integer wheelchair,
      count(*) filter (where coalesce(p.price, p.charge) is not null or p.price_band is not null)::integer price,
      count(*) filter (where length(p.description) > 200)::integer "longDescription"
    from places p where p.is_active`)
  const { rows: cities } = await db.execute<CityContent>(sql`
    select c.name, c.country, count(p.id)::integer places,
      count(*) filter (where p.is_indoor and ${isRightFor(3)})::integer "indoorAt3",
      count(*) filter (where p.is_indoor and ${isRightFor(8)})::integer "indoorAt8"
    from cities c left join city_places l on l.city_id = c.id left join places p on p.id = l.place_id and p.is_active
    group by c.id order by c.country collate "und-x-icu", c.name collate "und-x-icu"`)
  const [content] = rows
  if (!content) throw new Error('The database returned no row')
  return { ...content, cities }
}

const isUsual = sql`coalesce(p.usual_hours, p.usually_closed) is not null`

/** Whom it suits, else whom it lets in; where neither is known, nobody says that it is right. */
const isRightFor = (age: number): SQL => sql`case
  when coalesce(p.best_age_min, p.best_age_max) is not null then ${isWithin(age, sql`p.best_age_min`, sql`p.best_age_max`)}
  when coalesce(p.age_group_min, p.age_group_max) is not null then ${isWithin(age, sql`p.age_group_min`, sql`p.age_group_max`)}
  else false end`

const isWithin = (age: number, least: SQL, most: SQL) =>
  sql`${age}::integer between coalesce(${least}, 0) and coalesce(${most}, 18)`
