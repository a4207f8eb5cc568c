import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { openEngine } from '../../src/platform/engine/engine.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { leftTables } from '../../src/system/backup/backed-up-tables.queries.ts'
import { adminSettings, editorAt } from '../guides/editor-at.ts'
import { guideCommand } from '../guides/guide-command.ts'
import { aFolder, type Guide, startGuide } from '../guides/guide-process.ts'
import { newPostgresql } from '../new-postgresql.ts'
import { rowDigests } from '../row-digests.ts'

const server = process.env.TEST_DATABASE_URL
if (!server)
  console.log(
    "The owner's year stayed on the embedded engine: set TEST_DATABASE_URL for PostgreSQL, to begin there and to move to it.",
  )

type Settings = Record<string, string>

test("an owner's year: install, invite, forget, rotate, move, two servers, and last week again", async () => {
  const first = await aBeginning({ DATA_DIR: await ownFolder() })
  const slug = await spring(first)
  const rotated = await summer({ ...first, APP_SECRET: 'the secret of summer' })
  const moved = await autumn(rotated)
  await winter(moved, slug)
})

// From autumn on it would be the year above, whose guide is on PostgreSQL by then.
test.skipIf(!server)(
  'the year of an owner who began on PostgreSQL: install, invite, forget and rotate',
  async () => {
    const first = await aBeginning(await anEmptyPlace())
    await spring(first)
    await summer({ ...first, APP_SECRET: 'the secret of summer' })
  },
)

const aBeginning = async (place: Settings): Promise<Settings> => ({
  ...adminSettings,
  ...{ BACKUP_TO: await ownFolder(), BACKUP_PASSPHRASE: 'four words and a number 7' },
  ...{ APP_SECRET: 'the secret of spring', ...place },
})

/** A fresh guide gets places and an editor, who loses the password; the slug of the place that was edited. */
async function spring(settings: Settings) {
  const guide = await opened(settings)
  const marta = await editorAt(guide.url)
  const krems = 'tests/fixtures/osm/krems.json.gz'
  expect((await guideCommand('import', [krems], settings)).said).toContain('1 file imported')

  const wanted = { name: 'Jonas', role: 'editor' }
  const invited = await marta.call('POST', '/api/admin/accounts/invitations', wanted)
  expect(invited.status).toBe(201)
  const account = { username: 'jonas', password: 'the first word of jonas' }
  const joining = { ...account, token: invited.body.token }
  expect((await posted(guide, '/api/invitations/accept', joining)).status).toBe(200)
  const again = { ...joining, username: 'hanna' }
  expect((await posted(guide, '/api/invitations/accept', again)).status).toBe(404)

  const jonas = await editorAt(guide.url, account)
  const { id, slug } = (await jonas.call('GET', '/api/admin/places?limit=1')).body.data[0]
  const edit = await jonas.call('PUT', `/api/admin/places/${id}`, { phone: '+43 2732 1' })
  expect(edit.status).toBe(200)
  expect((await jonas.call('GET', '/api/configs')).status).toBe(403)

  const found = { ...account, password: 'a word that jonas will keep' }
  const lost = await guideCommand('set-password', ['jonas'], settings, `${found.password}\n`)
  expect(lost).toMatchObject({ code: 0, said: expect.stringContaining('is changed') })
  expect((await jonas.call('GET', '/api/admin/places')).status).toBe(401)
  expect((await posted(guide, '/api/auth/login', account)).status).toBe(401)
  const back = await editorAt(guide.url, found)
  expect((await back.call('GET', `/api/admin/places/${id}`)).body.phone).toBe('+43 2732 1')

  const key = { key: 'GEOAPIFY_API_KEY', value: 'geoapify-of-spring' }
  expect((await marta.call('POST', '/api/configs', key)).status).toBe(200)
  expect(await guide.stop()).toBe(0)
  return String(slug)
}

/** Another APP_SECRET: the start and the doctor name what it cannot read, until that is entered again. */
async function summer(settings: Settings) {
  const lines: string[] = []
  const guide = await opened(settings, (line) => lines.push(line))
  expect(lines.join('\n')).toContain('what was stored under another APP_SECRET cannot be read')
  const sentence = 'GEOAPIFY_API_KEY was stored under another APP_SECRET and cannot be read: enter it again'
  expect(await doctor(settings)).toMatchObject({ code: 1, said: expect.stringContaining(sentence) })
  const marta = await editorAt(guide.url)
  const entered = await marta.call('PATCH', '/api/configs/GEOAPIFY_API_KEY', { value: 'geoapify-of-summer' })
  expect(entered.status).toBe(200)
  expect(await doctor(settings)).toMatchObject({ code: 0 })
  expect(await guide.stop()).toBe(0)
  return settings
}

/** To PostgreSQL, as the README says it: row for row what it was. */
async function autumn(old: Settings) {
  const file = join(await ownFolder(), 'guide.backup')
  expect(await guideCommand('backup', [file, '--with-secrets'], old)).toMatchObject({ code: 0 })
  const moved: Settings = { ...old, ...(await anEmptyPlace()) }
  expect(await guideCommand('restore', [file], moved)).toMatchObject({ code: 0 })
  expect(await digestsOf(moved)).toEqual(await digestsOf(old))
  return moved
}

/** Two servers on one PostgreSQL; a place is deleted by mistake, and the guide of before is restored elsewhere. */
async function winter(settings: Settings, slug: string) {
  const one = await opened(settings)
  const two = server ? await opened(settings) : one
  const [marta, beside] = [await editorAt(one.url), await editorAt(two.url)]
  const place = (await marta.call('GET', `/api/places/${slug}`)).body
  expect(place.phone).toBe('+43 2732 1')
  await marta.call('PUT', `/api/admin/places/${place.id}`, { phone: '+43 2732 2' })
  const phoneAt = async ({ url }: Guide) => (await (await fetch(`${url}/api/places/${slug}`)).json()).phone
  await expect.poll(() => phoneAt(two)).toBe('+43 2732 2')

  const started = await beside.call('POST', '/api/admin/backups')
  expect(started.status).toBe(202)
  const job = async () => (await marta.call('GET', `/api/admin/jobs/${started.body.jobId}`)).body.state
  await expect.poll(job).toBe('done')
  const [archive = '', ...more] = await readdir(settings.BACKUP_TO ?? '')
  expect(more).toEqual([])
  const before = await digestsOf(settings)
  expect((await beside.call('DELETE', `/api/admin/places/${place.id}`)).status).toBe(200)
  await expect.poll(async () => (await fetch(`${one.url}/api/places/${slug}`)).status).toBe(404)

  const lastWeek = { ...settings, ...(await anEmptyPlace()) }
  const restored = await guideCommand('restore', [join(settings.BACKUP_TO ?? '', archive)], lastWeek)
  expect(restored).toMatchObject({ code: 0 })
  expect(await digestsOf(lastWeek)).toEqual(before)
  expect(await doctor(lastWeek)).toMatchObject({ code: 0 })
}

const doctor = (settings: Settings) => guideCommand('doctor', [], settings)

const posted = ({ url }: Guide, path: string, body: object) =>
  fetch(url + path, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  })

async function opened(settings: Settings, onLine?: (line: string) => void) {
  const guide = await startGuide(settings, onLine)
  onTestFinished(() => guide.kill())
  return guide
}

async function ownFolder() {
  const folder = await aFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder of its own, and a database on PostgreSQL where there is one. */
async function anEmptyPlace(): Promise<Settings> {
  const folder = { DATA_DIR: await ownFolder() }
  if (!server) return folder
  const { address, drop } = await newPostgresql(server, 'test')
  onTestFinished(drop)
  return { ...folder, DATABASE_URL: address }
}

/** Keys are sealed anew with each writing; the others change while a guide runs, whoever looks (hours are reckoned). */
const everChanging = ['configs', 'users', 'kept_counts', 'hours_to_reckon', 'place_hours', 'service_usage']

/** Of what is taken along of places, their history, pictures and texts. */
async function digestsOf(settings: Settings) {
  const engine = await openEngine(readSettings(settings), { role: 'command' })
  const { db, close } = openDatabase(engine.poolConfig)
  try {
    const digests = await rowDigests(db)
    for (const name of [...leftTables, ...everChanging]) digests.delete(`public.${name}`)
    return digests
  } finally {
    await close()
    await engine.close()
  }
}
