import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { hashOfCode } from '../../../src/guide/plan/plan-code.queries.ts'
import { addSharedPlan } from '../../../src/guide/plan/shared-plan.queries.ts'
import { findProof, taskOf } from '../../../src/guide/reports/proof.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Random } from '../../random.ts'
import type { Writer } from '../writer.ts'

/** What families write without an account, each time from another network. */
export const familyWriters = async (db: Database): Promise<Writer[]> => [
  await planWriter(db),
  await reportsWriter(db),
]

const anAddress = (random: Random) => `198.51.${random.below(256)}.${random.below(256)}`

async function planWriter(db: Database): Promise<Writer> {
  const { editCode: code } = await addSharedPlan(db, { name: 'Plan 0' })
  const hash = hashOfCode(String(code))
  let n = 0
  return {
    name: 'shared plan',
    see: async (db) => {
      const { rows } = await db.execute<{ state: object }>(sql`
        select jsonb_build_object('name', plan -> 'name', 'note', plan #> '{stops,zoo,note}', 'version', version) as state
        from shared_plans where edit_hash = ${hash}`)
      return { state: rows[0]?.state ?? null, keys: {} }
    },
    next: ({ state }, random) => {
      n += 1
      const { version } = state as { version: number }
      const [name, note] = [`Plan ${n}`, `Note ${n}`]
      const change = { name, stops: { zoo: { note } } }
      return {
        ...{ method: 'PATCH', path: '/api/shared-plans', body: { code, change }, from: anAddress(random) },
        after: { name, note, version: version + 1 },
      }
    },
  }
}

type Told = { reason: string; sentence: string; hasPhoto: boolean }

/** Tells, says more, sends a photo, takes it back, and tells again as somebody else. */
async function reportsWriter(db: Database): Promise<Writer> {
  const place = 'killed-reports'
  await db.execute(sql`
    insert into places (name, slug, lat, lng, is_active) values ('Killed reports', ${place}, 0, -31, true)`)
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } })
  const photo = (await picture.jpeg().toBuffer()).toString('base64')
  const aFamily = async () => {
    const device = randomBytes(16).toString('base64url')
    return { place, device, proof: await findProof(taskOf(place, device)) }
  }
  const families = await Promise.all(Array.from({ length: 20 }, aFamily))
  let [n, family] = [0, families[0]]
  return {
    name: 'reports',
    see: async (db) => {
      const { rows } = await db.execute<{ state: Told }>(sql`
        select jsonb_build_object('reason', reason, 'sentence', sentence, 'hasPhoto', storage_path is not null) as state
        from reports where place_id = (select id from places where slug = ${place})`)
      return { state: rows.map(({ state }) => state), keys: {} }
    },
    next: ({ state }, random) => {
      n += 1
      const [before] = state as Told[]
      const call = { path: '/api/reports', from: anAddress(random) }
      if (before && random.below(4) === 0) {
        const { device } = family ?? {}
        return { ...call, method: 'DELETE', body: { place, device }, after: [] }
      }
      if (!before) family = random.pick(families)
      const hasNew = random.below(3) === 0
      const told = { reason: random.pick(['hours', 'price']), sentence: `Sentence ${n}` }
      return {
        ...{ ...call, method: 'POST', body: { ...family, ...told, ...(hasNew && { photo }) } },
        after: [{ ...told, hasPhoto: hasNew || before?.hasPhoto === true }],
      }
    },
  }
}
