import { tmpdir } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { createApi } from '../../src/app/api.ts'
import { hoursChecker } from '../../src/guide/opening-hours/reckoning/hours-checker.task.ts'
import { beginSession } from '../../src/office/accounts/sessions/session.queries.ts'
import { folderStore } from '../../src/office/files/image-store.task.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { log } from '../../src/platform/log/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { openDatabaseViewer } from '../../src/system/database-viewer/database-viewer.task.ts'

/** The whole API around a guide, asked in memory by an admin. */
export type AskedGuide = {
  db: Database
  /** Addresses of a hundred places, from everywhere. */
  placeSlugs: string[]
  /** How many there are. */
  places: number
  /** How many places lie around a city. */
  pairsOf(cityId: number): Promise<number>
  /** The whole answer, read. @throws unless it is a good one */
  get(path: string): Promise<string>
  post(path: string, body: unknown): Promise<string>
  request(method: string, path: string, body?: unknown): Promise<string>
  close(): Promise<void>
}

export async function askGuide(poolConfig: PoolConfig): Promise<AskedGuide> {
  const { db, close } = openDatabase(poolConfig)
  const api = createApi({
    db,
    log,
    store: folderStore(tmpdir()),
    siteName: 'Family Fun Europe',
    siteOrigin: origin,
    isProductionHost: () => true,
    publicFolder: 'public',
    settings: readSettings({ SITE_ORIGIN: origin }),
    viewer: openDatabaseViewer(db),
    hoursChecker: hoursChecker(),
  })
  const headers = { cookie: await signIn(db), origin, 'Content-Type': 'application/json' }
  const request = async (method: string, path: string, body?: unknown) => {
    const answer = await api.request(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const content = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${content.slice(0, 300)}`)
    return content
  }
  return {
    db,
    placeSlugs: await somePlaces(db),
    places: await numberOf(db, sql`select count(*)::int as number from places`),
    pairsOf: (cityId) =>
      numberOf(db, sql`select count(*)::int as number from place_distances where city_id = ${cityId}`),
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
    request,
    close,
  }
}

const origin = 'https://guide.example'

async function signIn(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`insert into users (username, password, is_admin)
    values ('growth', 'none', true) on conflict (username) do update set is_admin = true returning id`)
  return `__Host-session=${await beginSession(db, rows[0]?.id ?? '', undefined)}`
}

async function numberOf(db: Database, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(statement)
  return rows[0]?.number ?? 0
}

async function somePlaces(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from places where is_active order by hashint4(id) limit 100`,
  )
  return rows.map(({ slug }) => slug)
}
