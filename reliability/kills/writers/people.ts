import { type SQL, sql } from 'drizzle-orm'
import { beginSession } from '../../../src/office/accounts/sessions/session.queries.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Random } from '../../random.ts'
import type { Write, Writer } from '../writer.ts'

/** Who works on the guide. */
export const peopleWriters = async (db: Database): Promise<Writer[]> => [
  invitationsWriter(),
  await rolesWriter(db),
]

const invitations = '/api/admin/accounts/invitations'

async function stateOf(db: Database, state: SQL) {
  return (await db.execute<{ state: object }>(sql`select (${state}) as state`)).rows[0]?.state
}

type Invited = { open: [name: string, role: string][]; accounts: number; noted: number }

/** Invites somebody, also by the same try again, withdraws that, and makes the account of it. */
function invitationsWriter(): Writer {
  let n = 0
  let id: string | undefined
  let token: string | undefined
  return {
    name: 'invitations',
    see: async (db) => ({ state: await stateOf(db, seenInvitations), keys: {} }),
    next: (seen, random): Write => {
      const { open, accounts, noted } = seen.state as Invited
      n += 1
      const dice = random.below(3)
      // Whose answer never came nobody can take up: it is sent again.
      if (open.length > 0 && id && dice === 0)
        return { method: 'DELETE', path: `${invitations}/${id}`, after: { open: [], accounts, noted } }
      if (open.length > 0 && token && dice === 1)
        return {
          ...{ method: 'POST', path: '/api/invitations/accept', from: anAddress(random) },
          body: { token, username: `killed-invited-${n}`, password: 'a long password' },
          after: { open: [], accounts: accounts + 1, noted: noted + 1 },
        }
      id = undefined
      token = undefined
      const [name, role] = [`Killed invited ${n}`, n % 2 === 0 ? 'editor' : 'viewer']
      return {
        ...{ method: 'POST', path: invitations, body: { name, role, attempt: 'killed' } },
        after: { open: [[name, role]], accounts, noted },
        heard: (answer) => {
          const given = answer as { id: string; token: string }
          id = given.id
          token = given.token
        },
      }
    },
  }
}

const anAddress = (random: Random) => `198.51.${random.below(256)}.${random.below(256)}`

const seenInvitations = sql`
  select jsonb_build_object(
    'open', (select coalesce(jsonb_agg(jsonb_build_array(name, role)), '[]') from invitations where name like 'Killed invited %'),
    'accounts', (select count(*) from users where username like 'killed-invited-%'),
    'noted', (select count(*) from audit_log where entity = 'users' and after ->> 'username' like 'killed-invited-%'))`

type Roles = { role: string; invited: number; noted: number }

/** An admin who invites somebody; made less, they take that along. */
async function rolesWriter(db: Database): Promise<Writer> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (username, password, is_admin, role) values ('killed-admin', 'no password', true, 'editor') returning id`)
  const id = rows[0]?.id as string
  const cookie = `session=${await beginSession(db, id, undefined)}`
  const state = sql`
    select jsonb_build_object('role', role, 'invited', (select count(*) from invitations where invited_by = ${id}),
      'noted', (select count(*) from audit_log where entity = 'users' and entity_id = ${id}::text))
    from users where id = ${id}`
  return {
    name: 'roles',
    see: async (db) => ({ state: await stateOf(db, state), keys: {} }),
    next: (seen, random): Write => {
      const { role, invited, noted } = seen.state as Roles
      if (role === 'admin' && invited === 0)
        return {
          ...{ method: 'POST', path: invitations, cookie, body: { name: 'Killed by role', role: 'editor' } },
          after: { role, invited: invited + 1, noted },
        }
      const next = role !== 'admin' ? 'admin' : random.below(2) === 0 ? 'viewer' : 'editor'
      return {
        ...{ method: 'PUT', path: `/api/admin/accounts/${id}/role`, body: { role: next } },
        after: { role: next, invited: next === 'admin' ? invited : 0, noted: noted + 1 },
      }
    },
  }
}
