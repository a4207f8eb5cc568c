import { sql } from 'drizzle-orm'
import { Problem } from '../calls/problem.ts'
import { log } from '../log/log.ts'
import type { Queries } from './database.ts'
import { isDatabaseAway, isDatabaseBusy } from './database-away.ts'
import { lastMigration, newestMigration } from './migrate.ts'

type Look = {
  hasTables: boolean
  isReadOnly: boolean
  /** A newer version of the guide has changed the tables. */
  isNewer: boolean
  /** Of which database it is and of what its tables' triggers are. A restore makes these last, so that they tell when it is over. */
  identity: string
}

/**
 * Looks now and then whether the database is still the one it was. Its owner may restore it, drop it and make it anew, empty it or close
 * it to writes while we run, of which nothing is announced: that is said in the log, once. `onReplaced` is called when it may hold
 * something else. The result stops it.
 */
export function watchDatabase(db: Queries, onReplaced: () => void, everyMs = 5000): () => Promise<void> {
  const watched = new Watched(onReplaced)
  const newest = newestMigration()
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= lookAt(db, newest)
      .then((found) => found && watched.tell(found))
      .catch((error: unknown) => {
        // One that does not answer is told of by others.
        if (!isDatabaseAway(error) && !isDatabaseBusy(error))
          log.warn({ err: error }, 'the database could not be looked at')
      })
      .finally(() => {
        looking = undefined
      })
  }
  look()
  const pulse = setInterval(look, everyMs)
  return async () => {
    clearInterval(pulse)
    await looking
  }
}

class Watched {
  readonly #onReplaced: () => void
  /** What it was when it last stood still, and what it was a moment ago. */
  #known: string | undefined
  #seen: string | undefined
  #isEmpty = false
  #isReadOnly = false
  #isNewer = false

  constructor(onReplaced: () => void) {
    this.#onReplaced = onReplaced
  }

  tell({ hasTables, isReadOnly, isNewer, identity }: Look): void {
    if (isReadOnly !== this.#isReadOnly) this.#tellReadOnly(isReadOnly)
    this.#isReadOnly = isReadOnly
    if (isNewer && !this.#isNewer) log.error(isOfNewer)
    this.#isNewer = isNewer
    if (!hasTables && !this.#isEmpty) log.error(isEmptied)
    this.#isEmpty = !hasTables
    this.#known ??= identity
    this.#seen ??= identity
    if (!hasTables) return
    if (identity !== this.#seen) {
      this.#seen = identity
      this.#onReplaced()
    } else if (identity !== this.#known) {
      this.#known = identity
      log.warn(isAnother)
    }
  }

  #tellReadOnly(isReadOnly: boolean): void {
    if (isReadOnly) log.error(canOnlyBeRead)
    else log.info('the database takes writes again')
  }
}

const isEmptied =
  'the database has no tables any more: it was emptied, or dropped and made anew. To bring the guide back, stop it, make the database empty ' +
  'and restore a back-up into it (npm run restore -- FILE), then start it. To begin with a new guide, only start it again'

const isAnother =
  'the database was restored, made anew or changed by another version of the guide: all pages are made anew. ' +
  'Where it came from an older version, start the guide again'

const isOfNewer =
  'a newer version of the guide has changed the tables under this one, which may store again what that has taken away: stop this one, and ' +
  'start the newer'

const canOnlyBeRead =
  'the database can only be read: it has become a replica, or its host closed it to writes, as for want of room. Visitors read on, nothing can be ' +
  'changed. Name the primary in DATABASE_URL and start again, promote this one, or ask its host'

async function lookAt(db: Queries, newest: number): Promise<Look | undefined> {
  const { rows } = await db.execute<Omit<Look, 'isNewer'>>(sql`
    with ours as (select oid from pg_class where relnamespace = to_regnamespace('public') and relkind = 'r')
    select exists (select from ours) as "hasTables",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      concat_ws(' ', (select oid from pg_database where datname = current_database()),
        (select md5(string_agg(concat(oid, tgenabled), ' ' order by oid)) from pg_trigger
          where tgrelid in (select oid from ours))) as identity`)
  return rows[0] && { ...rows[0], isNewer: (await noted(db)) > newest }
}

/** 0 where no guide is. */
const noted = (db: Queries) =>
  lastMigration(db).catch((error: unknown) => {
    if (error instanceof Problem) return 0
    throw error
  })
