import { type SQL, sql } from 'drizzle-orm'

/** The seasons of a place `p` as the key that `openSeasonsByKey` gives its dates under: 'spring,summer'. */
export const seasonsKey: SQL = sql`(
  select coalesce(string_agg(s.name, ',' order by s.name), '')
  from place_availabilities a join seasons s on s.id = a.season_id where a.place_id = p.id)`

/** Their names as an array; none is all year. */
export const seasonNamesOfPlace: SQL = sql`string_to_array(${seasonsKey}, ',')`
