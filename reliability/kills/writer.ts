import type { Database } from '../../src/platform/database/database.ts'
import type { Random } from '../random.ts'
import type { State } from './history.ts'

export type Call = {
  method: string
  path: string
  body?: object
  form?: () => FormData | Promise<FormData>
  /** Where another browser than the editors' sends it. */
  cookie?: string
  /** The address of a visitor who sends it. */
  from?: string
}

export type Write = Call & {
  /** How the writer's things are once it is done. */
  after: State
  /** Gets the answer's JSON. */
  heard?: (answer: unknown) => void
}

/** One editor with things of their own, who does one thing after the other. */
export type Writer = {
  name: string
  /** What nobody but this writer changes, read in one statement; `keys` are ids that only the database knows. */
  see(db: Database): Promise<{ state: State; keys: Record<string, number> }>
  /** Undefined while there is nothing to do. */
  next(seen: { state: State; keys: Record<string, number> }, random: Random): Write | undefined
}

/** Without a body, an empty one: calls that take JSON want some. */
export async function send(
  url: string,
  editors: string,
  { method, path, body, form, cookie = editors, from }: Call,
): Promise<Response> {
  const headers = {
    ...{ cookie, Prefer: 'respond-async', ...(from && { 'X-Forwarded-For': from }) },
    ...(!form && { 'Content-Type': 'application/json' }),
  }
  const payload = form ? await form() : JSON.stringify(body ?? {})
  return fetch(`${url}${path}`, { method, headers, body: payload })
}
