import { sql } from 'drizzle-orm'
import type { Write, Writer } from '../writer.ts'

const [subject, key] = ['page', 'terms-of-service']
const [first, second] = ['acceptance_terms', 'service_usage']

type Pair = [string, string]
type State = { page: Pair; planned: Pair | null; published: number; noted: number }

/** Plans a change of two sections of a page, plans it anew, throws it away, and publishes it. */
export function plannedTextsWriter(): Writer {
  let n = 0
  return {
    name: 'planned texts',
    see: async (db) => {
      const { rows } = await db.execute<{ state: State; keys: Record<string, number> }>(seen)
      return rows[0] as { state: State; keys: Record<string, number> }
    },
    next: (seen, random): Write => {
      n += 1
      const state = seen.state as State
      const planned: Pair = [`Planned first ${n}`, `Planned second ${n}`]
      const at = '/api/admin/planned-changes'
      const body = {
        subject,
        changes: { [first]: { content: planned[0] }, [second]: { content: planned[1] } },
      }
      const { page, published } = state
      const noted = state.noted + 1
      if (!state.planned)
        return { method: 'POST', path: at, body: { ...body, key }, after: { ...state, planned, noted } }
      const own = `${at}/${seen.keys.id}`
      const dice = random.below(8)
      if (dice === 0) return { method: 'DELETE', path: own, after: { page, planned: null, published, noted } }
      if (dice < 4)
        return {
          ...{ method: 'POST', path: `${own}/publish` },
          after: { page: state.planned, planned: null, published: published + 1, noted },
        }
      return { method: 'PUT', path: own, body, after: { ...state, planned, noted } }
    },
  }
}

const seen = sql`
  with planned as (select * from planned_changes where subject = ${subject} and subject_key = ${key}),
    notes as (select * from audit_log where entity = 'planned_changes')
  select jsonb_build_object(
      'page', (select jsonb_build_array(min(content) filter (where section_key = ${first}::text),
        min(content) filter (where section_key = ${second}::text)) from page_content where page_key = ${key}),
      'planned', (select jsonb_build_array(changes #> array[${first}::text, 'content'], changes #> array[${second}::text, 'content'])
        from planned where state <> 'published'),
      'published', (select count(*) from planned where state = 'published'),
      'noted', (select count(*) from notes where entity_id in (select entity_id from notes
        where action = 'create' and after ->> 'subject' = ${subject} and after ->> 'subjectKey' = ${key}))) as state,
    jsonb_build_object('id', (select id from planned where state <> 'published')) as keys`
