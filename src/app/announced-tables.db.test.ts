import { type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aCity, anImage, aPlace } from '../../tests/factories.ts'
import { readsFor } from '../../tests/reads.ts'
import { testApi } from '../../tests/test-api.ts'
import { testDatabase, testPoolConfig } from '../../tests/test-database.ts'
import { placesAround } from '../guide/places/shown-places.ts'
import { listen } from '../platform/database/notifications.ts'
import { showsNoPlace } from './rendering/rendering.ts'

/** What no public page reads, and so need not be announced. */
const unread: Record<string, string> = {
  api_tokens: 'what programs sign in with; pages are the same for everybody',
  audit_retention:
    'how long entries of the audit log are kept; read by what removes them and the back office',
  blocked_osm_ids: 'what imports must not bring back; they alone read it',
  city_freshness: 'how much of each city was checked within a year; read by the back office alone',
  copy_seals: 'whose copy the SQL tab keeps; read when it opens',
  deleted_rows: 'what was deleted within the hour; read by what undoes that',
  dropped_photos: 'photos that must not come back; what they change is announced by place_images',
  file_removals: 'files that nobody needs; read by what removes them',
  guide_fills: 'how the filling of the guide stands; what comes is announced by the tables that it changes',
  hours_to_reckon: 'whose hours are to be reckoned; what comes of it is announced by place_hours',
  import_runs: 'the history of imports; what they change is announced by the tables that they change',
  installation: 'an id that never changes; read by the keeping of pictures alone',
  invitations: 'who is to have an account; read by the back office alone',
  jobs: 'the state of long work; read by the back office alone',
  known_devices: 'browsers that have signed in before; read by the sign-in alone',
  leases: 'who does background work at present',
  login_attempts: 'wrong guesses; read by the sign-in alone',
  open_id_links: 'whom a provider signs in; read by the sign-in and the back office alone',
  passkeys: 'what signs in without a password; read by the sign-in and the back office alone',
  photo_searches: 'when photos are looked for; what comes is announced by place_images',
  reports: 'what families tell editors; what enough of them agree in is announced by place_notices',
  place_twins: 'pairs of places that may be one; read by the back office alone',
  places_apart: 'what editors said is two places; read by the back office alone',
  place_file_rows: 'rows of large files that wait for their job',
  place_views: 'addresses that editors keep by a name; read by the back office alone',
  planned_changes: 'what is not published yet; read by what publishes it and the back office',
  recovery_codes: 'what signs in once in a code’s place; read by the sign-in alone',
  seeded_entries: 'what seeding has brought already; read by seeding alone',
  service_states: 'the pace of outside services; read by jobs and the back office',
  service_usage: 'what outside services have cost; read by jobs and the back office',
  shared_plans: 'what families plan; read by who has the code alone',
  sessions: 'who is signed in; pages are the same for everybody',
  twin_searches: 'how far the search for twins has come; read by what searches',
  two_steps: 'what codes of authenticator apps are reckoned from; read by the sign-in alone',
  sign_in_challenges: 'what somebody who signs in has to come back with; read by the sign-in alone',
  webhook_deliveries: 'what other programs are told; read by what tells them and the back office',
  webhooks: 'whom the guide tells of changes; read by what tells them and the back office',
  website_visits: 'when websites are read; what they say is announced by the tables that it changes',
  users: 'accounts; pages are the same for everybody',
}

/** What triggers keep of announced tables. */
const derived = ['kept_counts', 'known_words', 'place_counts', 'place_words']

test('every table is announced whatever happens to it, or no public page reads it', async () => {
  const db = await testDatabase()
  const { rows } = await db.execute<{ name: string; events: number }>(sql`
    select c.relname as name, coalesce(bit_or(t.tgtype::integer & 60) filter (where t.tgname like 'content_changed%'
      and t.tgenabled = 'O' and t.tgtype::integer & 3 = 0), 0) as events
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname order by 1`)
  // Insert, delete, update and truncate, as pg_trigger counts them.
  const announced = rows.filter(({ events }) => events === 4 + 8 + 16 + 32).map(({ name }) => name)
  expect(announced.length).toBeGreaterThan(15)
  expect([...announced, ...derived, ...Object.keys(unread)].toSorted()).toEqual(rows.map(({ name }) => name))
})

test('what is said to be unread is: without those tables every public call answers as before', async () => {
  // Whether it is ready says how busy the machine is, too.
  const calls = readsFor('public').filter((path) => path !== '/readyz')
  const { before, after } = await statusesWithout(Object.keys(unread), calls)
  expect(after).toEqual(before)
  expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(15)
})

test('what is said to show no place reads no table that is announced by where places lie', async () => {
  const db = await testDatabase()
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid
    where f.proname like 'place\\_changed\\_in\\_%'`)
  const calls = readsFor('public').filter((path) => showsNoPlace(path))
  const { before, after } = await statusesWithout(
    rows.map(({ name }) => name),
    calls,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(before.filter(([, status]) => status !== 200)).toEqual([
    // Wants a word.
    ['/api/cities/search', 400],
    // Is no page of content.
    ['/api/page-content/home', 404],
  ])
  expect(after).toEqual(before)
})

/** How calls are answered before and after tables go. */
async function statusesWithout(tables: string[], paths: string[]) {
  const db = await testDatabase()
  const vienna = await aCity(db, { slug: 'vienna' })
  const open = await aPlace(db, { name: 'Open zoo', slug: 'open-zoo', cities: [vienna], funTypes: ['zoo'] })
  await anImage(db, open, { storagePath: 'places/open.webp' })
  const { get } = testApi(db)
  const statuses = () => Promise.all(paths.map(async (path) => [path, (await get(path)).status]))
  const before = await statuses()
  const rename = (from: string, to: string) =>
    db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
  for (const table of tables) {
    await rename(table, `${table}_away`)
    onTestFinished(async () => void (await rename(`${table}_away`, table)))
  }
  return { before, after: await statuses() }
}

test.each<[change: string, SQL]>([
  ["a place's first record of a provider", aRecord('node/2')],
  ['a record that moves to another place', sql`update place_sources set place_id = 2`],
  ['a record that becomes another provider’s', sql`update place_sources set provider = 'geoapify'`],
  ['a record that is deleted', sql`delete from place_sources`],
  ['records that are emptied', sql`truncate place_sources`],
  ['an answer for an address', sql`insert into geocode_answers (key, answer) values ('node/2', '{}')`],
  ['an answer where there was none', sql`update geocode_answers set answer = '{}' where answer is null`],
  ['an answer that is taken back', sql`update geocode_answers set answer = null`],
  ['an answer that is deleted', sql`delete from geocode_answers`],
  ['what was found around a place', aThing()],
  ['what is no longer around a place', sql`delete from nearby_things`],
  [
    'the day on which a place was looked around',
    sql`update nearby_readings set read_at = now() where place_id = 1`,
  ],
  ['a record that its provider has changed', sql`update place_sources set source_date = now()`],
  ['a record whose element is gone', sql`update place_sources set gone_since = now()`],
  [
    "an editor's change of a place",
    sql`insert into audit_log (action, entity, entity_id) values ('update', 'places', 1)`,
  ],
  ['an old address of a place', sql`insert into old_place_slugs (slug, place_id) values ('old', 1)`],
  ['an old address of a city', sql`insert into old_city_slugs (slug, city_id) values ('old', 1)`],
])('pages hear of %s', async (_, change) => {
  expect(await heardOf(change)).toHaveLength(1)
})

test.each<[change: string, SQL]>([
  [
    'a record that came again',
    sql`${aRecord('node/1')} on conflict (provider, external_id)
    do update set raw = excluded.raw, fetched_at = now()`,
  ],
  [
    "an import's change of a place beside that itself",
    sql`insert into audit_log (action, entity, entity_id, import_run_id) values ('update', 'places', 1, 1)`,
  ],
  ['a change of what is no place', sql`insert into audit_log (action, entity) values ('update', 'configs')`],
  ['a deletion that finds nothing', sql`delete from place_sources where place_id = 0`],
  ['that Nominatim knows nothing', sql`insert into geocode_answers (key, answer) values ('node/3', null)`],
  ['that nobody could look around a place', sql`update nearby_readings set due_at = now(), failures = 1`],
  [
    'an answer that was known',
    sql`insert into geocode_answers (key, answer) values ('node/1', '{}')
    on conflict (key) do nothing`,
  ],
])('pages need not hear of %s', async (_, change) => {
  expect(await heardOf(change)).toEqual([])
})

function aRecord(externalId: string): SQL {
  return sql`insert into place_sources (place_id, provider, external_id, raw)
    values (1, 'openstreetmap', ${externalId}, '{}')`
}

function aThing(placeId = 1): SQL {
  return sql`insert into nearby_things (place_id, kind, type, metres, is_inside, lat, lng, osm_id)
    values (${placeId}, 'stop', 'bus', 100, false, 48.2, 16.37, 'node/1')`
}

const [vienna, berlin] = [
  { lat: 48.2, lng: 16.37 },
  { lat: 52.5, lng: 13.4 },
]

test.each<[change: string, SQL, where: string[]]>([
  ['a place that changes', sql`update places set name = 'Other' where id = 1`, [placesAround(vienna, 0)]],
  [
    'a place that moves, on both ends',
    sql`update places set lat = ${berlin.lat}, lng = ${berlin.lng} where id = 1`,
    [placesAround(vienna, 0), placesAround(berlin, 0)],
  ],
  [
    'a photo',
    sql`insert into place_images (place_id, image_type, public_url) values (1, 'manual_upload', 'https://a.example/a.jpg')`,
    [placesAround(vienna, 0)],
  ],
  [
    'a place in the southwest',
    sql`update places set lat = -0.5, lng = -0.5 where id = 1`,
    [placesAround(vienna, 0), placesAround({ lat: -0.5, lng: -0.5 }, 0)],
  ],
  [
    'an answer for a position',
    sql`insert into geocode_answers (key, answer) values ('52.50000,13.40000', '{}')`,
    [placesAround(berlin, 0)],
  ],
])('pages hear where: %s', async (_, change, where) => {
  const heard = await heardOf(change)
  const tags = new Set(heard.flatMap((payload) => payload.split(' ').slice(1)))
  expect([...tags].toSorted()).toEqual(['places', ...where].toSorted())
})

test('a change of cities or texts concerns every page', async () => {
  expect(await heardOf(sql`update cities set name = 'Wien'`)).toEqual(['cities'])
})

test('a change of places in more than a hundred degrees concerns every page', async () => {
  const everywhere = sql`insert into places (name, slug, lat, lng)
    select 'P', 'p-' || i, i % 11, i / 11 from generate_series(0, 120) i`
  const [first] = (await heardOf(everywhere)).filter((payload) => payload.startsWith('places'))
  expect(first).toBe('places')
})

/** The tables that were announced after a change to a guide with two places, one record and one answer. */
async function heardOf(change: SQL): Promise<string[]> {
  const db = await testDatabase()
  await aCity(db)
  await aPlace(db, { lat: 48.2, lng: 16.37 })
  await aPlace(db)
  await db.execute(aRecord('node/1'))
  await db.execute(aThing(2))
  await db.execute(sql`insert into geocode_answers (key, answer) values ('node/1', '{}'), ('node/9', null)`)
  const heard: string[] = []
  const stop = await listen(await testPoolConfig(), 'content_changed', {
    onNotify: (table) => heard.push(table),
    onLost: () => undefined,
  })
  onTestFinished(stop)
  await db.execute(change)
  await db.execute(sql`select pg_notify('content_changed', 'the next')`)
  await expect.poll(() => heard).toContain('the next')
  return heard.slice(0, -1)
}
