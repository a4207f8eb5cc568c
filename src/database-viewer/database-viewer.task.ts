import type { Database } from '../platform/database.ts'
import type { QueryResult } from './database.schema.ts'
import { patienceMs } from './limits.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Copy, refreshCopy } from './refresh-copy.task.ts'
import { listShownColumns } from './shown-columns.queries.ts'
import type { FoundRows, Refusal, ViewerReply } from './viewer-message.ts'
import { QueryStopped, ViewerThread } from './viewer-thread.task.ts'

export type QueryOutcome = { result: QueryResult } | { refused: Refusal } | { isBusy: true }

export type DatabaseViewer = {
  /**
   * Runs one SELECT where it can neither change nor find out anything that admins may not see. What is wrong with it comes as
   * an answer, not as an error: the built server's classes are others than ours, so it would not know the error again.
   */
  run(query: string): Promise<QueryOutcome>
  /** Whether a thread with a copy is there. */
  isRunning(): boolean
  close(): Promise<void>
}

type Options = {
  /** Where queries run: a login that may only read. Without it, on a copy. */
  viewerUrl?: string | undefined
  /** The thread with its copy ends when nobody has asked for so long. */
  idleMs?: number
}

const mostWaiting = 4

/** A first start takes seconds, longer where others keep the processor busy. */
const startPatienceMs = 60_000

/** Nothing is started before the first query. */
export function openDatabaseViewer(db: Database, options: Options = {}): DatabaseViewer {
  const { viewerUrl, idleMs = 600_000 } = options
  const inTurn = oneAtATime(mostWaiting)
  let copy: Copy | undefined
  let idle: NodeJS.Timeout | undefined
  const close = async () => {
    clearTimeout(idle)
    await copy?.thread.end()
  }
  const run = async (query: string) => {
    clearTimeout(idle)
    if (!copy || copy.thread.isOver) copy = await startCopy(db, viewerUrl)
    const { thread } = copy
    const makeReady = viewerUrl === undefined ? refreshCopy.bind(null, db, copy) : () => undefined
    try {
      return await runChecked(query, thread, makeReady)
    } finally {
      idle = setTimeout(close, idleMs).unref()
    }
  }
  return {
    run: async (query) => inTurn(() => run(query)) ?? { isBusy: true },
    isRunning: () => copy?.thread.isOver === false,
    close,
  }
}

async function startCopy(db: Database, viewerUrl: string | undefined): Promise<Copy> {
  const columns = await listShownColumns(db)
  return { thread: new ViewerThread({ columns, viewerUrl }), columns, held: new Map() }
}

type MakeReady = (tables: string[]) => Promise<void> | undefined

async function runChecked(query: string, thread: ViewerThread, makeReady: MakeReady): Promise<QueryOutcome> {
  try {
    const check = await thread.ask({ do: 'check', query }, startPatienceMs)
    if (!('checked' in check)) return refusalIn(check)
    const { checked } = check
    await makeReady(checked.tables)
    const run = await thread.ask({ do: 'run', query, checked }, patienceMs)
    return 'found' in run ? { result: resultOf(checked.command, run.found) } : refusalIn(run)
  } catch (error) {
    if (error instanceof QueryStopped)
      return { refused: { message: `The query ${error.message} and was stopped` } }
    throw error
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
