import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, anImage, aPlace } from '../../../tests/factories.ts'
import { jobOfReads, readsFor } from '../../../tests/reads.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { startRun } from '../../gathering/imports/import-run.queries.ts'
import { startJob } from '../../office/jobs/job.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { accessLevels } from './policy.ts'

const secret = 'canary-f00d'

test('no call that reads ever answers with a secret, whoever asks', async () => {
  const { db, ask } = await aGuide()
  await db.execute(sql`update users set password = ${secret}`)
  await db.execute(sql`insert into configs (key, value, description) values
    ('GEOAPIFY_API_KEY', ${secret}, 'Places'), ('smtp_password', ${secret}, null), ('X-Token', ${secret}, null)`)
  await db.execute(sql`insert into sessions (token_hash, user_id) select ${secret}, id from users`)
  await db.execute(sql`insert into two_steps (user_id, secret) select id, ${secret} from users`)
  await db.execute(sql`insert into passkeys (id, user_id, name, public_key, counter)
    select id::text, id, 'Phone', ${secret}, 0 from users`)
  await db.execute(sql`insert into login_attempts (key, tries) values (${secret}, '{}')`)
  await db.execute(sql`insert into audit_log (action, entity, entity_id, before, after) values
    ('update', 'configs', '1', ${JSON.stringify({ value: secret })}::jsonb, ${JSON.stringify({ value: secret })}::jsonb)`)
  const answers = await ask(readsFor(...accessLevels))
  expect(answers.filter(({ text }) => text.includes(secret))).toEqual([])
  // Else nothing was looked at.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(60)
})

test('nothing of a place that is not active shows in a public call', async () => {
  const { db, vienna, ask } = await aGuide()
  const hidden = await aPlace(db, {
    ...{ name: secret, slug: secret, isActive: false, isFeatured: true, cities: [vienna], funTypes: ['zoo'] },
    ...{ address: secret, description: secret, openingHours: 'Mo-Su 09:00-17:00', seasons: ['summer'] },
  })
  await anImage(db, hidden, { storagePath: `places/${secret}.webp`, isPrimary: true })
  await db.execute(sql`insert into old_place_slugs (slug, place_id) values ('old-slug', ${hidden.id})`)
  const more = [
    `/api/search?q=${secret}`,
    `/api/places/${secret}`,
    '/api/places/old-slug',
    `/api/images/places/${secret}.webp`,
    `/og/place/${secret}.png`,
    ...['', '/points', '/relaxations'].map(
      (list) => `/api/cities/${vienna.slug}/places${list}?radius=100&featured=true&openNow=true&funTypes=zoo`,
    ),
  ]
  const answers = await ask([...readsFor('public'), ...more])
  const shown = answers.filter(({ status, text }) => status < 400 && text.includes(secret))
  expect(shown).toEqual([])
  const { text } = answers.find(({ path }) => path === `/api/cities/${vienna.slug}/places`) ?? { text: '' }
  expect(JSON.parse(text).places ?? JSON.parse(text)).toHaveLength(1)
  expect(answers.find(({ path }) => path === '/api/places/old-slug')?.status).toBe(404)
})

async function aGuide() {
  const db = await testDatabase()
  const keys = { GEOAPIFY_API_KEY: secret, UNSPLASH_ACCESS_KEY: secret, APP_SECRET: secret.repeat(4) }
  const { request } = await testEditor(db, { settings: keys })
  const vienna = await aCity(db, { slug: 'vienna' })
  const open = await aPlace(db, { name: 'Open zoo', slug: 'open-zoo', cities: [vienna], funTypes: ['zoo'] })
  await anImage(db, open, { storagePath: 'places/open.webp' })
  await startRun(db, { origin: 'x.json', provider: 'openstreetmap', cityId: vienna.id })
  await aJob(db)
  const ask = async (paths: readonly string[]) => {
    const answers: { path: string; status: number; text: string }[] = []
    for (const path of paths) {
      const response = await request('GET', path)
      answers.push({ path, status: response.status, text: await response.text() })
    }
    return answers
  }
  return { db, vienna, ask }
}

async function aJob(db: Database) {
  const id = await startJob(db, { kind: 'translate-again', input: {}, startedBy: null })
  await db.execute(sql`update jobs set id = ${jobOfReads} where id = ${id}`)
}
