import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFolder, anEmptyGuide } from '../../../tests/backed-up-guides.ts'
import { driftedCounts } from '../../../tests/drifted-counts.ts'
import { driftedWords } from '../../../tests/drifted-words.ts'
import {
  earlierArchive,
  earlierPlan,
  earlierRows,
  loadEarlierDump,
  presentRows,
} from '../../../tests/earlier-release.ts'
import { anOffice } from '../../../tests/test-office.ts'
import { readSecret } from '../../office/configs/config-values.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { isOlder, migrate } from '../../platform/database/migrate.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { restore } from './restore.task.ts'
import { upgrade } from './upgrade.task.ts'

/** That it works as it did: who had an account signs in to the same rights, and families find their plan. */
async function goesOn(db: Database) {
  const { login, api } = await anOffice({}, db)
  for (const [name, password] of [
    ['marta', 'a long password'],
    ['jonas', 'the word of jonas'],
  ] as const) {
    const { status, cookie } = await login(name, password)
    expect([name, status]).toEqual([name, 200])
    const ask = (path: string) => api.request(path, { headers: { cookie } })
    expect(await (await ask('/api/account')).json()).toMatchObject({ username: name, role: 'admin' })
    const history = await (await ask('/api/admin/places/1/history')).text()
    expect(history).toContain('Mo-Fr 09:00-17:00')
  }
  for (const code of Object.values(earlierPlan)) {
    const plan = await api.request('/api/shared-plans/read', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ code }) },
    })
    expect(await plan.json()).toMatchObject({ plan: { days: { '2026-12-05': true } } })
  }
  const place = await api.request('/api/places/zoo')
  expect(await place.json()).toMatchObject({ name: 'Zoo <script>', wheelchair: 'limited' })
  expect(await readSecret(db, readSettings({}), 'GEOAPIFY_API_KEY')).toBe('geoapify-0123456789')
  expect(await driftedCounts(db)).toEqual([])
  expect(await driftedWords(db)).toEqual([])
}

test('what an earlier release backed up is restored with every fact, change, account, report, plan and picture', async () => {
  const { db, store } = await anEmptyGuide()
  const { tables, pictures } = await earlierRows()
  expect(await restore({ db, store, settings: {} }, earlierArchive)).toMatchObject({
    ...{ rows: 323, pictures: 1, leftOut: [] },
  })
  expect(await presentRows(db, tables)).toEqual(tables)
  for (const [path, bytes] of pictures) expect([path, await store.read(path)]).toEqual([path, bytes])
  await goesOn(db)
})

test('servers of an earlier release that run on while it is brought forward write as before: no column of theirs goes, none has to be filled', async () => {
  const { db } = await anEmptyGuide()
  await loadEarlierDump(db)
  const listColumns = async () => {
    const { rows } = await db.execute<{ of: string; name: string; type: string; mustBeGiven: boolean }>(sql`
      select table_name as of, column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER' as "mustBeGiven"
      from information_schema.columns where table_schema = 'public' order by 1, 2`)
    return rows
  }
  const before = await listColumns()
  await migrate(db)
  const after = new Map((await listColumns()).map((column) => [`${column.of}.${column.name}`, column]))
  expect(before.map(({ of, name }) => after.get(`${of}.${name}`))).toEqual(before)
  const [tables, known] = [
    new Set(before.map(({ of }) => of)),
    new Set(before.map(({ of, name }) => `${of}.${name}`)),
  ]
  const strange = [...after].filter(
    ([path, { of, mustBeGiven }]) => mustBeGiven && tables.has(of) && !known.has(path),
  )
  expect(strange).toEqual([])
})

test('the database of an earlier release is brought forward with all that it knew, which is backed up first', async () => {
  const { db } = await anEmptyGuide()
  const { tables } = await earlierRows()
  await loadEarlierDump(db)
  expect(await isOlder(db)).toBe(true)
  const dataDir = await aFolder()
  await upgrade(db, readSettings({ DATA_DIR: dataDir }))
  expect(await isOlder(db)).toBe(false)
  expect(await presentRows(db, tables)).toEqual(tables)
  await goesOn(db)
  // The way back: what was backed up on the way is of the earlier form too.
  const [name = ''] = await readdir(join(dataDir, 'backups'))
  const back = await anEmptyGuide()
  const { rows } = await restore({ ...back, settings: {} }, { file: join(dataDir, 'backups', name) })
  // Without the stored key, and the words of names.
  expect(rows).toBe(237)
})
