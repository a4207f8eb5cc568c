import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Check } from './finding.ts'

/**
 * Brings up to date what was made by other rules of letters than those of today: lists by name that are read in an index's order, and the
 * words of names that searches look for. A newer PostgreSQL has others, and so has the same one on a newer ICU or C library; its own
 * warning of that is not enough, since moving its files to a newer one forgets it.
 * @returns whether anything was made by others; what nobody has noted yet is taken to be of today
 */
export const renewByLetterRules = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // Of servers that start at once one does it, and the others find it done.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('letter rules'))`)
    const { noted, now, indexes } = await readRules(tx)
    if (noted === now) return false
    if (noted !== null) {
      // Who renames a place meanwhile would leave words of both names.
      await tx.execute(sql`lock table places in share mode`)
      for (const index of indexes) await tx.execute(sql.raw(`reindex index ${index}`))
      await tx.execute(sql`select words_of_all_places()`)
    }
    const note = sql.raw(`'${now.replaceAll("'", "''")}'`)
    await tx.execute(sql`comment on table place_words is ${note}`)
    return noted !== null
  })

export const checkLetterRules =
  (db: Database): Check =>
  async ({ isDryRun }) => {
    const { noted, now } = await readRules(db)
    if (noted === now || (noted === null && isDryRun)) return []
    const isOther = isDryRun || (await renewByLetterRules(db))
    const what =
      'Names were put in order and searched by the rules of another PostgreSQL or library of letters'
    return isOther
      ? [{ text: `${what}${isDryRun ? '.' : '; both were made anew.'}`, isMended: !isDryRun }]
      : []
  }

type Rules = { noted: string | null; now: string; indexes: string[] }

/** `indexes`: those whose order is of rules that may change. */
async function readRules(db: Queries): Promise<Rules> {
  const { rows } = await db.execute<Rules>(sql`
    with sorted as (
      select i.indexrelid, collation_oid from pg_index i join pg_class c on c.oid = i.indexrelid
        cross join lateral unnest(i.indcollation) collation_oid
      where c.relnamespace = 'public'::regnamespace),
    rules as (
      select oid, case when collprovider = 'd'
        then (select pg_database_collation_actual_version(oid) from pg_database where datname = current_database())
        else pg_collation_actual_version(oid) end as version
      from pg_collation where oid in (select collation_oid from sorted))
    select obj_description('place_words'::regclass, 'pg_class') as noted,
      concat_ws(' ', 'PostgreSQL', current_setting('server_version_num')::int / 10000,
        (select string_agg(version, ' ' order by oid) from rules)) as now,
      (select coalesce(array_agg(distinct indexrelid::regclass::text), '{}') from sorted
        where collation_oid in (select oid from rules where version is not null)) as indexes`)
  if (!rows[0]) throw new Error('The database did not say its rules of letters')
  return rows[0]
}
