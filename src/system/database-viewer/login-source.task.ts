import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import {
  dropOwnLogin,
  keepOwnLogin,
  listLeftLogins,
  makeOwnLogin,
  type OwnLogin,
} from './own-login.queries.ts'
import { QueryRunner } from './query-runner.task.ts'
import { listShownColumns } from './shown-columns.queries.ts'
import type { Login } from './viewer-message.ts'
import { powersOf } from './viewer-role.queries.ts'
import { viewerSchema } from './viewer-setup.queries.ts'
import type { ViewerSource } from './viewer-source.task.ts'

/** The login of DATABASE_VIEWER_URL. */
export async function openGivenLogin(db: Database, url: string): Promise<ViewerSource> {
  const runner = await runnerOn(db, { url, schema: viewerSchema })
  const end = () => runner.end()
  return { runner, stands: async () => true, answer, rest: end, end }
}

/**
 * A login made for this server, which is gone when it is no longer used; undefined where the owner's rights or the server's
 * rules do not allow it, or where it could do more than it should.
 */
export async function openOwnLogin(db: Database, databaseUrl: string): Promise<ViewerSource | undefined> {
  await dropLeftLogins(db)
  const login = await madeLogin(db)
  if (!login) return undefined
  const url = Object.assign(new URL(databaseUrl), { username: login.name, password: login.password }).href
  const reason = await powersOf(url, login.name).then(
    (powers) => powers.join(', '),
    (error: Error) => error.message,
  )
  if (reason !== '') {
    await dropOwnLogin(db, login.name)
    log.warn({ reason }, 'the login made for the SQL tab cannot be used: the tab works on a copy')
    return undefined
  }
  const runner = await runnerOn(db, { url, schema: login.name })
  const end = async () => {
    await runner.end()
    await dropOwnLogin(db, login.name)
  }
  return { runner, stands: () => keepOwnLogin(db, login), answer, rest: end, end }
}

/** Its tables are always as of now. */
const answer: ViewerSource['answer'] = (_tables, _until, run) => run()

async function runnerOn(db: Database, login: Login): Promise<QueryRunner> {
  return new QueryRunner({ columns: await listShownColumns(db), on: { login } })
}

async function madeLogin(db: Database): Promise<OwnLogin | undefined> {
  try {
    return await makeOwnLogin(db)
  } catch (error) {
    const { code, message } = (error as { cause?: { code?: string; message?: string } }).cause ?? {}
    if (code !== notAllowed) throw error
    log.info({ reason: message }, 'no login can be made for the SQL tab: it works on a copy')
    return undefined
  }
}

/** PostgreSQL's code for what one lacks the rights for. */
const notAllowed = '42501'

async function dropLeftLogins(db: Database) {
  for (const name of await listLeftLogins(db)) {
    try {
      await dropOwnLogin(db, name)
    } catch (error) {
      // Another owner's, say. Its time is over in any case.
      log.warn({ err: error, name }, 'a login that the SQL tab no longer uses could not be dropped')
    }
  }
}
