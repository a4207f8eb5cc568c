import { once } from 'node:events'
import { endWithServer } from './end-with-server.ts'
import { tookTooLong, usedUpMemory } from './limits.ts'
import { openQueryCopy } from './query-copy.task.ts'
import { QueryFailed, runQuery } from './query-engine.ts'
import { parseQuery } from './rules/parse-query.ts'
import { QueryRefused } from './rules/query-refused.ts'
import { viewerLogin } from './viewer-login.task.ts'
import type { Refusal, ViewerReady, ViewerReply, ViewerStart, ViewerTask } from './viewer-message.ts'

endWithServer()
const [{ columns, on }] = (await once(process, 'message')) as [ViewerStart]
const copy = 'login' in on ? undefined : await openQueryCopy(columns, on.folder)
const engine = 'login' in on ? viewerLogin(on.login) : (copy as NonNullable<typeof copy>).engine
const known = {
  functions: await engine.functionNames(),
  columns: new Set(columns.map(({ column }) => column)),
}
say({ held: copy?.held ?? [] })

process.on('message', async (task: ViewerTask) => say(await replyTo(task)))

// A server that is gone wants no answer.
function say(message: ViewerReady | ViewerReply) {
  process.send?.(message, undefined, undefined, () => undefined)
}

async function replyTo(task: ViewerTask): Promise<ViewerReply> {
  try {
    if (task.do === 'fill') {
      await copy?.fill(task, task.csv)
      return { filled: true }
    }
    if (task.do === 'check') return { checked: await parseQuery(task.query, known) }
    return { found: await runQuery(engine, task.checked) }
  } catch (error) {
    if (task.do === 'fill') throw error
    return { refused: refusalOf(error, task.query) }
  }
}

/** What the parser, the rules or the engine have against a query. */
function refusalOf(error: unknown, query: string): Refusal {
  if (error instanceof QueryRefused) {
    const position = error.location === undefined ? undefined : charactersIn(query, error.location)
    return { message: error.message, position }
  }
  const { message, code } = error as Error & { code?: string }
  const { hint, position } = error instanceof QueryFailed ? error : {}
  return { message: knownFailures[code ?? ''] ?? message, hint, position }
}

/** By PostgreSQL's codes. */
const knownFailures: Record<string, string> = {
  '57014': tookTooLong,
  '53200': usedUpMemory,
}

const charactersIn = (query: string, bytes: number) => Buffer.from(query).subarray(0, bytes).toString().length
