import { parentPort, workerData } from 'node:worker_threads'
import { openQueryCopy } from './query-copy.task.ts'
import { positionIn, runQuery } from './query-engine.ts'
import { parseQuery } from './rules/parse-query.ts'
import { QueryRefused } from './rules/query-refused.ts'
import { viewerLogin } from './viewer-login.task.ts'
import type { Refusal, ViewerReply, ViewerStart, ViewerTask } from './viewer-message.ts'

const { columns, viewerUrl } = workerData as ViewerStart
const copy = viewerUrl === undefined ? await openQueryCopy(columns) : undefined
const engine = copy?.engine ?? viewerLogin(viewerUrl as string)
const known = {
  functions: await engine.functionNames(),
  columns: new Set(columns.map(({ column }) => column)),
}

parentPort?.on('message', async (task: ViewerTask) => {
  parentPort?.postMessage(await replyTo(task))
})

async function replyTo(task: ViewerTask): Promise<ViewerReply> {
  if (task.do === 'fill') {
    await copy?.fill(task.table, task.part, task.csv)
    return { filled: true }
  }
  try {
    if (task.do === 'check') return { checked: await parseQuery(task.query, known) }
    return { found: await runQuery(engine, task) }
  } catch (error) {
    return { refused: refusalOf(error, task) }
  }
}

/** What the parser, the rules or the engine have against a query. */
function refusalOf(error: unknown, task: Exclude<ViewerTask, { do: 'fill' }>): Refusal {
  if (error instanceof QueryRefused) {
    const position = error.location === undefined ? undefined : charactersIn(task.query, error.location)
    return { message: error.message, position }
  }
  const { message, hint, position } = error as { message: string; hint?: string; position?: string }
  const isPlaced = task.do === 'run' && position !== undefined
  return { message, hint, position: isPlaced ? positionIn(task, Number(position)) : undefined }
}

const charactersIn = (query: string, bytes: number) => Buffer.from(query).subarray(0, bytes).toString().length
