import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { harmlessAttempts, refusedAttempts } from '../../../tests/fixtures/escape-attempts.ts'
import { viewerOf } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import type { Database } from '../../platform/database/database.ts'

// Whoever asks before it is ready is told to come back.
beforeEach(async () => viewerOf(await testDatabase()).prepare())

const refused = Object.entries(refusedAttempts)

test('the attempts are many', () => {
  const count = refused.reduce((sum, [, attempts]) => sum + attempts.length, harmlessAttempts.length)
  expect(count).toBeGreaterThan(500)
})

test.for(refused)('%s is refused, and changes nothing', async ([, attempts]) => {
  const { db, call } = await withSecrets()
  const before = await digest(db)
  for (const query of attempts) {
    const { status, body } = await call('POST', '/api/database/query', { query })
    expect([query, status]).toEqual([query, 422])
    expect(JSON.stringify(body)).not.toContain(secret)
  }
  expect(await digest(db)).toBe(before)
})

test('what is allowed shows no secret, and changes nothing', async () => {
  const { db, call } = await withSecrets()
  const before = await digest(db)
  for (const query of harmlessAttempts) {
    const { status, body } = await call('POST', '/api/database/query', { query })
    expect([query, status]).toEqual([query, 200])
    expect(JSON.stringify(body)).not.toContain(secret)
  }
  expect(await digest(db)).toBe(before)
})

const secret = 'canary-f00d'

/** A database with a secret wherever one is kept. */
async function withSecrets() {
  const db = await testDatabase()
  const { call } = await testEditor(db)
  await aPlace(db, { cities: [await aCity(db)] })
  await db.execute(sql`update users set password = ${secret}`)
  await db.execute(sql`insert into configs (key, value) values ('GEOAPIFY_API_KEY', ${secret})`)
  await db.execute(sql`insert into login_attempts (key, tries) values (${secret}, '{}')`)
  await db.execute(sql`insert into leases (name, holder, until) values ('lease', ${secret}, now())`)
  await db.execute(sql`insert into sessions (token_hash, user_id) select ${secret}, id from users`)
  await db.execute(sql`insert into jobs (kind, input, state, progress)
    values ('kind', ${JSON.stringify({ key: secret })}::jsonb, 'done', '{}')`)
  await db.execute(sql`insert into audit_log (action, entity, after)
    values ('update', 'configs', ${JSON.stringify({ value: secret })}::jsonb)`)
  return { db, call }
}

/** What others write meanwhile: notes of queries, and leases that work of an earlier test renews. */
const ofOthers: Readonly<Record<string, string>> = {
  audit_log: "action = 'query'",
  leases: "name <> 'lease'",
}

/** Of everything in the database but that, and when somebody was last seen. */
async function digest(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const digests: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ digest: string }>(sql`
      select md5(coalesce(string_agg(line, ' ' order by line), '')) as digest
      from (select (to_jsonb(t) - 'last_used_at')::text as line from ${sql.identifier(name)} t
        where not (${sql.raw(ofOthers[name] ?? 'false')})) lines`)
    digests.push(`${name} ${rows[0]?.digest}`)
  }
  const { rows } = await db.execute<{ names: string }>(sql`
    select string_agg(relname, ' ' order by relname) as names from pg_class where relnamespace = 'public'::regnamespace`)
  return [...digests, rows[0]?.names].join('\n')
}
