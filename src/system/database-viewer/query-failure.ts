/** Why a query has no result, as its alert says it. */
export type Failure = {
  /** Undefined when the server gave no reason. */
  message: string | undefined
  hint?: string | undefined
  /** The line that is wrong: what stands before the wrong word, the word and the rest. */
  line?: readonly [string, string, string] | undefined
}

/** Why a query has no result yet, and in how many seconds it may have one. */
export type Wait = { reason: string; seconds: number }

type Issue = { path: string; message: string }

/** From the error of a call: 'status: body'. The path of an issue ends with the index of what is wrong. */
export function failureOf(error: unknown, query: string): Failure {
  const { message, issues = [] } = bodyOf(error)
  const index = Number(/^query\.(\d+)$/.exec(issues[0]?.path ?? '')?.[1] ?? Number.NaN)
  return { message, hint: issues[1]?.message, line: index < query.length ? lineAt(query, index) : undefined }
}

/** From the error of a call and the seconds that its answer named; undefined where it is final. */
export function waitIn(error: unknown, seconds: number | undefined): Wait | undefined {
  const { message: reason, code = '' } = bodyOf(error)
  if (!reason || !seconds) return undefined
  // Its own words ask for what is done here.
  if (code === 'too_much') return { reason: 'The guide has too much to do just now', seconds }
  return ['not_ready', 'too_many'].includes(code) ? { reason, seconds } : undefined
}

function bodyOf(error: unknown): { message?: string; code?: string; issues?: Issue[] } {
  const body = /^\d{3}: (.*)$/s.exec((error as Error).message)?.[1]
  if (body === undefined) return {}
  try {
    return JSON.parse(body)
  } catch {
    // A proxy's page, say: it is of no use to anybody.
    return {}
  }
}

function lineAt(query: string, index: number): [string, string, string] {
  const start = query.lastIndexOf('\n', index - 1) + 1
  const end = query.indexOf('\n', index) === -1 ? query.length : query.indexOf('\n', index)
  const word = /^(\w+|.)?/s.exec(query.slice(index, end))?.[0] ?? ''
  return [query.slice(start, index), word, query.slice(index + word.length, end)]
}
