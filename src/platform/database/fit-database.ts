import { sql } from 'drizzle-orm'
import { Problem } from '../calls/problem.ts'
import type { Queries } from './database.ts'

const oldestVersion = 15

/** Before tables are made in it. @throws Problem where the guide's cannot be, in words for who made the database */
export async function requireFit(db: Queries): Promise<void> {
  const { rows } = await db.execute<{ version: number; encoding: string; elsewhere: string[] }>(sql`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
      array(select extname::text from pg_extension
        where extname in ('pg_trgm', 'unaccent') and extnamespace <> 'public'::regnamespace order by 1) as elsewhere`)
  const { version = oldestVersion, encoding = 'UTF8', elsewhere = [] } = rows[0] ?? {}
  if (version < oldestVersion)
    throw new Problem(
      409,
      'unfit',
      `The database is of PostgreSQL ${version}: ${oldestVersion} or newer is needed.`,
    )
  if (encoding !== 'UTF8')
    throw new Problem(
      409,
      'unfit',
      `The database keeps its texts as ${encoding}, which knows few of Europe's letters: make one with ` +
        'createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8, and name it in DATABASE_URL.',
    )
  if (elsewhere.length > 0)
    throw new Problem(
      409,
      'unfit',
      `The database has ${elsewhere.join(' and ')} in another schema than public, where the guide looks: say in it, as their owner, ` +
        `${elsewhere.map((name) => `alter extension ${name} set schema public`).join('; ')}.`,
    )
}

/** Whether it takes 'Ё' and 'ё' for two letters, and so finds no Greek or Cyrillic name by small ones. */
export async function tellsCapitalsApart(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ does: boolean }>(sql`select lower('Ё') <> 'ё' as does`)
  return rows[0]?.does === true
}
