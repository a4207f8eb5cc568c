import type { Database } from '../../platform/database/database.ts'
import { log } from '../../platform/log/log.ts'
import type { CopyPlace } from './copy-folder.task.ts'
import { openCopy } from './copy-source.task.ts'
import type { QueryResult } from './database.schema.ts'
import { answerMs, patienceMs, tookTooLong, usedUpMemory } from './limits.ts'
import { openGivenLogin, openOwnLogin } from './login-source.task.ts'
import { endsWithin, oneAtATime } from './one-at-a-time.ts'
import { QueryStopped } from './query-runner.task.ts'
import type { FoundRows, Refusal, ViewerReply } from './viewer-message.ts'
import type { QueryOutcome, ViewerSource } from './viewer-source.task.ts'

export type DatabaseViewer = {
  /**
   * Runs one SELECT where it can neither change nor find out anything that admins may not see; an answer, or why there is
   * none, comes within 4 s. What is wrong comes as an answer, not as an error: the built server's classes are others than
   * ours, so it would not know the error again.
   */
  run(query: string): Promise<QueryOutcome>
  /** For when somebody is likely to ask soon; resolves when one may. */
  prepare(): Promise<void>
  /** Whether the process that queries run in is there. */
  isRunning(): boolean
  close(): Promise<void>
}

type Options = {
  /** DATABASE_VIEWER_URL, a login that may only read. */
  viewerUrl?: string | undefined
  /** The owner's address of a PostgreSQL server, on which a login is made where there is none. */
  databaseUrl?: string | undefined
  /** Where a copy lies, for an engine without logins; without it, in memory. */
  copyPlace?: CopyPlace | undefined
  /** Nobody but this process's session writes, as on the embedded engine. */
  isAlone?: boolean
  /** What is held for queries is given back when nobody has asked for so long. */
  idleMs?: number
}

/** Of what has to be waited for, so that most queries have their three seconds. */
const turnPatienceMs = 700
const readyPatienceMs = 2000

/** Nothing is started before the first query, or `prepare`. */
export function openDatabaseViewer(db: Database, options: Options = {}): DatabaseViewer {
  const { idleMs = 600_000 } = options
  const inTurn = oneAtATime({ mostWaiting: 4, patienceMs: turnPatienceMs })
  const openSource = sourceOpener(db, options)
  let source: ViewerSource | undefined
  let opening: Promise<ViewerSource> | undefined
  let idle: NodeJS.Timeout | undefined
  const openNow = async () => {
    if (source && !(await source.stands())) {
      await source.end()
      source = undefined
    }
    source ??= await openSource()
    await source.runner.open()
    return source
  }
  const opened = () => {
    clearTimeout(idle)
    opening ??= openNow().finally(() => {
      opening = undefined
    })
    return opening
  }
  const restSoon = () => {
    clearTimeout(idle)
    idle = setTimeout(() => void source?.rest().catch(warn), idleMs).unref()
  }
  const run = async (query: string, asked: number): Promise<QueryOutcome> => {
    const found = opened()
    try {
      if (!(await endsWithin(found, asked + readyPatienceMs - Date.now()))) return isStarting
      return await runChecked(await found, query, asked)
    } finally {
      restSoon()
    }
  }
  return {
    run: async (query) => {
      const asked = Date.now()
      return (await inTurn(() => run(query, asked))) ?? { isBusy: true }
    },
    prepare: () => opened().then(restSoon, warn),
    isRunning: () => source?.runner.isRunning ?? false,
    close: async () => {
      await opening?.catch(warn)
      clearTimeout(idle)
      await source?.end().catch(warn)
    },
  }
}

const warn = (error: unknown) => log.warn({ err: error }, 'the SQL tab')

const isStarting: QueryOutcome = {
  notReady: { message: 'The SQL tab is being made ready, for some seconds more', seconds: 2 },
}

function sourceOpener(db: Database, options: Options) {
  const { viewerUrl, databaseUrl, copyPlace: place, isAlone = false } = options
  let mayMakeLogin = true
  return async (): Promise<ViewerSource> => {
    if (viewerUrl) return openGivenLogin(db, viewerUrl)
    const own = databaseUrl && mayMakeLogin ? await openOwnLogin(db, databaseUrl) : undefined
    mayMakeLogin = own !== undefined
    const remedy = databaseUrl ? makeALogin : usePostgresql
    return own ?? openCopy(db, { place, isAlone, remedy })
  }
}

const makeALogin = 'Set DATABASE_VIEWER_URL to a login for it: `npm run viewer-sql` prints what makes one.'
const usePostgresql = 'On PostgreSQL (DATABASE_URL) they need none.'

async function runChecked(source: ViewerSource, query: string, asked: number): Promise<QueryOutcome> {
  const { runner } = source
  try {
    const check = await runner.ask({ do: 'check', query }, patienceMs)
    if (!('checked' in check)) return refusalIn(check)
    const { checked } = check
    return await source.answer(checked.tables, asked + readyPatienceMs, async () => {
      const patience = Math.max(0, Math.min(patienceMs, asked + answerMs - Date.now()))
      const run = await runner.ask({ do: 'run', query, checked }, patience)
      return 'found' in run ? { result: resultOf(checked.command, run.found) } : refusalIn(run)
    })
  } catch (error) {
    if (!(error instanceof QueryStopped)) throw error
    // The next query need not wait for another process to start.
    runner.open().catch(warn)
    return { refused: { message: error.isLate ? tookTooLong : usedUpMemory } }
  }
}

function refusalIn(reply: ViewerReply): { refused: Refusal } {
  if ('refused' in reply) return reply
  throw new Error('The viewer answered something else than it was asked')
}

const resultOf = (command: QueryResult['command'], { columns, rows, truncated }: FoundRows): QueryResult => ({
  command,
  rowCount: rows.length,
  columns,
  rows: rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at]]))),
  truncated,
})
