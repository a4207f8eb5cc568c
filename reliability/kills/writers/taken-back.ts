import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Write, Writer } from '../writer.ts'

/** What editors take back, each in more than one table: changes of many places, joined places, reports and what is planned. */
export const takenBackWriters = async (db: Database): Promise<Writer[]> => [
  await undoneChangesWriter(db),
  await joinedPlacesWriter(db),
  await reopenedReportsWriter(db),
  await plannedChangesWriter(db),
]

/** In the ocean, where no city is near. */
async function addPlace(db: Database, name: string, fields: { phone?: string } = {}): Promise<number> {
  const { phone = null } = fields
  const edited = phone === null ? ['name', 'lat', 'lng'] : ['name', 'lat', 'lng', 'phone']
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into places (name, slug, lat, lng, phone, edited_fields)
    values (${name}, ${name.toLowerCase().replaceAll(' ', '-')}, -20, -30, ${phone}, ${sql.param(edited)}::text[])
    returning id`)
  return rows[0]?.id ?? 0
}

type Seen<State> = { state: State; changeId: string | null }

async function seenBy<State>(db: Database, state: SQL, changeId: SQL): Promise<Seen<State>> {
  const { rows } = await db.execute<Seen<State>>(sql`select (${state}) as state, (${changeId}) as "changeId"`)
  return rows[0] as Seen<State>
}

const notesOf = (ids: readonly number[]) => sql`
  (select count(*)::int from audit_log where entity = 'places' and entity_id = any(${sql.param(ids.map(String))}::text[]))`

const undoing = (changeId: string | null) => ({
  ...{ method: 'POST', path: `/api/admin/history/changes/${changeId}/undo` },
})

type Marked = { marks: boolean[][]; noted: number }

/** Turns two switches of twelve places at once, and undoes that. */
async function undoneChangesWriter(db: Database): Promise<Writer> {
  const ids: number[] = []
  for (let nr = 0; nr < 12; nr += 1) ids.push(await addPlace(db, `Killed undone ${nr}`))
  const state = sql`
    select jsonb_build_object('marks', jsonb_agg(jsonb_build_array(is_featured, is_reviewed) order by id), 'noted', ${notesOf(ids)})
    from places where id = any(${sql.param(ids)}::integer[])`
  const latest = sql`
    select change_id from audit_log where entity = 'places' and entity_id = ${String(ids[0])} order by id desc limit 1`
  let changeId: string | null = null
  let former: { before: boolean[][]; after: string } | undefined
  return {
    name: 'undone changes of many',
    see: async (db) => {
      const seen = await seenBy<Marked>(db, state, latest)
      changeId = seen.changeId
      return { state: seen.state, keys: {} }
    },
    next: (seen) => {
      const { marks, noted } = seen.state as Marked
      const before = former?.after === JSON.stringify(marks) ? former.before : undefined
      former = undefined
      const toward = (after: boolean[][]) => ({ marks: after, noted: noted + ids.length })
      if (before) return { ...undoing(changeId), after: toward(before) }
      const isFeatured = !marks[0]?.[0]
      const after = ids.map(() => [isFeatured, !isFeatured])
      former = { before: marks, after: JSON.stringify(after) }
      const body = { ids, changes: { isFeatured, isReviewed: !isFeatured } }
      return { method: 'PATCH', path: '/api/admin/places', body, after: toward(after) }
    },
  }
}

type Joined = { phones: Record<string, string | null>; slugs: number; toldOf: string; noted: number }

/** Joins two places made by hand, of which one has a phone and a report, and makes two of them again. */
async function joinedPlacesWriter(db: Database): Promise<Writer> {
  const [kept, dropped, phone] = ['Killed kept', 'Killed dropped', '+43 1']
  const keep = await addPlace(db, kept)
  const drop = await addPlace(db, dropped, { phone })
  await db.execute(sql`insert into reports (place_id, reason) values (${drop}, 'hours')`)
  const state = sql`
    select jsonb_build_object('phones', jsonb_object_agg(p.name, p.phone), 'noted', ${notesOf([keep])},
      'slugs', (select count(*) from old_place_slugs where place_id = ${keep}),
      'toldOf', (select o.name from reports r join places o on o.id = r.place_id where o.id in (${keep}, ${drop})))
    from places p where p.id in (${keep}, ${drop})`
  const joining = sql`
    select change_id from audit_log where entity = 'places' and action = 'delete' and entity_id = ${String(drop)}
    order by id desc limit 1`
  let changeId: string | null = null
  return {
    name: 'joined places',
    see: async (db) => {
      const seen = await seenBy<Joined>(db, state, joining)
      changeId = seen.changeId
      return { state: seen.state, keys: {} }
    },
    next: (seen): Write => {
      const { phones, noted } = seen.state as Joined
      const two = { phones: { [kept]: null, [dropped]: phone }, slugs: 0, toldOf: dropped, noted: noted + 1 }
      const one = { phones: { [kept]: phone }, slugs: 1, toldOf: kept, noted: noted + 1 }
      return dropped in phones
        ? { method: 'POST', path: '/api/admin/twins/join', body: { keep, drop }, after: one }
        : { ...undoing(changeId), after: two }
    },
  }
}

type Decided = { state: string; table: string | null; noted: number }

/** Applies what a report asks for, and opens it again. */
async function reopenedReportsWriter(db: Database): Promise<Writer> {
  const place = await addPlace(db, 'Killed reopened')
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into reports (place_id, reason) values (${place}, 'no-changing-table') returning id`)
  const ids = rows.map(({ id }) => id)
  const state = sql`
    select jsonb_build_object('state', r.state, 'table', p.changing_table, 'noted', ${notesOf([place])})
    from reports r join places p on p.id = r.place_id where p.id = ${place}`
  return {
    name: 'reopened reports',
    see: async (db) => ({ state: (await seenBy<Decided>(db, state, sql`null`)).state, keys: {} }),
    next: (seen) => {
      const { state, noted } = seen.state as Decided
      const call = { method: 'POST', path: `/api/admin/reports/${state === 'open' ? 'decide' : 'reopen'}` }
      return state === 'open'
        ? {
            ...{ ...call, body: { ids, decision: 'applied' } },
            after: { state: 'applied', table: 'no', noted: noted + 1 },
          }
        : { ...call, body: { ids }, after: { state: 'open', table: null, noted: noted + 1 } }
    },
  }
}

type Planned = { description: string | null; waiting: string | null; published: number; noted: number }

/** Plans a change of a place, which is then published or discarded. */
async function plannedChangesWriter(db: Database): Promise<Writer> {
  const place = await addPlace(db, 'Killed planned')
  let n = 0
  const mine = sql`from planned_changes where subject = 'place' and subject_key = ${String(place)}`
  const state = sql`
    select jsonb_build_object('description', description, 'noted', ${notesOf([place])},
      'waiting', (select changes ->> 'description' ${mine} and state = 'waiting'),
      'published', (select count(*) ${mine} and state = 'published'))
    from places where id = ${place}`
  return {
    name: 'planned places',
    see: async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`select id ${mine} and state = 'waiting'`)
      const seen = await seenBy<Planned>(db, state, sql`null`)
      return { state: seen.state, keys: { id: rows[0]?.id ?? 0 } }
    },
    next: (seen, random) => {
      const planned = seen.state as Planned
      const { waiting, published, noted } = planned
      const path = '/api/admin/planned-changes'
      if (waiting === null) {
        n += 1
        const description = `n=${n}`
        const body = { subject: 'place', key: place, changes: { description } }
        return { method: 'POST', path, body, after: { ...planned, waiting: description } }
      }
      const at = `${path}/${seen.keys.id}`
      if (random.below(3) === 0) return { method: 'DELETE', path: at, after: { ...planned, waiting: null } }
      const after = { description: waiting, waiting: null, published: published + 1, noted: noted + 1 }
      return { method: 'POST', path: `${at}/publish`, after }
    },
  }
}
