import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Write, Writer } from '../writer.ts'

/** What other programs sign in with, and are told by. */
export const programWriters = (): Writer[] => [tokensWriter(), webhooksWriter()]

/** Sent again it is the same try, and takes the place of what was there. */
const attempt = 'killed'

type Seen<State> = { state: State; id: string | null; deletion: number | null }

async function seenBy<State>(db: Database, seen: SQL): Promise<Seen<State>> {
  return (await db.execute<Seen<State>>(seen)).rows[0] as Seen<State>
}

type Tokens = { good: string[]; revoked: number; noted: number }

function tokensWriter(): Writer {
  let n = 0
  let id: string | null = null
  return {
    name: 'API tokens',
    see: async (db) => {
      const seen = await seenBy<Tokens>(db, seenTokens)
      id = seen.id
      return { state: seen.state, keys: {} }
    },
    next: (seen, random): Write => {
      const { good, revoked, noted } = seen.state as Tokens
      const gone = { revoked: revoked + good.length, noted: noted + good.length }
      const at = '/api/admin/api-tokens'
      if (id && random.below(3) === 0)
        return { method: 'DELETE', path: `${at}/${id}`, after: { good: [], ...gone } }
      const name = `Killed token ${++n}`
      return {
        ...{ method: 'POST', path: at, body: { name, scope: 'read', attempt } },
        after: { good: [name], revoked: gone.revoked, noted: gone.noted + 1 },
      }
    },
  }
}

const seenTokens = sql`
  with own as (select * from api_tokens where name like 'Killed token %')
  select jsonb_build_object(
      'good', (select coalesce(jsonb_agg(name order by id), '[]') from own where revoked_at is null),
      'revoked', (select count(*) from own where revoked_at is not null),
      'noted', (select count(*) from audit_log where entity = 'api_tokens'
        and entity_id in (select id::text from own))) as state,
    (select max(id)::text from own where revoked_at is null) as id`

/** Nobody hears there. */
const hookUrl = (n: number) => `https://killed.invalid/${n}`

type Hooks = { there: [url: string, isActive: boolean][]; noted: number }

/** Adds a webhook, changes it, adds it anew by the same try, deletes it and brings it back. */
function webhooksWriter(): Writer {
  let n = 0
  let keys: Omit<Seen<Hooks>, 'state'> = { id: null, deletion: null }
  let deleted: Hooks['there'] | undefined
  return {
    name: 'webhooks',
    see: async (db) => {
      const { state, ...ids } = await seenBy<Hooks>(db, seenHooks)
      keys = ids
      return { state, keys: {} }
    },
    next: (seen, random): Write => {
      const { there, noted } = seen.state as Hooks
      const at = '/api/admin/webhooks'
      n += 1
      const dice = random.below(4)
      if (there.length > 0) deleted = there
      else if (deleted && dice > 0)
        return {
          ...{ method: 'POST', path: `${at}/deletions/${keys.deletion}/undo` },
          after: { there: deleted, noted: noted + 1 },
        }
      if (there.length > 0 && dice === 0)
        return { method: 'DELETE', path: `${at}/${keys.id}`, after: { there: [], noted: noted + 1 } }
      const url = hookUrl(n)
      if (there.length > 0 && dice < 3)
        return {
          ...{ method: 'PATCH', path: `${at}/${keys.id}`, body: { url, isActive: n % 2 === 0 } },
          after: { there: [[url, n % 2 === 0]], noted: noted + 1 },
        }
      return {
        ...{ method: 'POST', path: at, body: { url, topics: ['place', 'report'], attempt } },
        after: { there: [[url, true]], noted: noted + there.length + 1 },
      }
    },
  }
}

const seenHooks = sql`
  with own as (select * from webhooks where url like ${hookUrl(0).replace('0', '%')}::text),
    notes as (select * from audit_log where entity = 'webhooks'),
    made as (select entity_id from notes where action = 'create' and after ->> 'url' like ${hookUrl(0).replace('0', '%')}::text)
  select jsonb_build_object(
      'there', (select coalesce(jsonb_agg(jsonb_build_array(url, is_active)), '[]') from own),
      'noted', (select count(*) from notes where entity_id in (select entity_id from made))) as state,
    (select id from own limit 1) as id,
    (select max(id) from notes where action = 'delete' and entity_id in (select entity_id from made)) as deletion`
