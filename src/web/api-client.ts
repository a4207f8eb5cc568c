import { createIsomorphicFn } from '@tanstack/react-start'
import { callClient, type MakesPart } from './call-client.ts'
import { inProcessFetch } from './in-process-api.ts'

/**
 * A call that was not answered with success; the message is 'status: body' to the letter of the specification, unless the
 * call has one of its own.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** In how many seconds the server will have an answer, where it says so. */
  retryAfter: number | undefined

  constructor(status: number, body: string, message = `${status}: ${body}`) {
    super(message)
    this.status = status
  }
}

/**
 * The typed client of the part of the API that lies below `base`: over the network in a browser, in process while the server
 * renders a page. Each part's requests take its types alone.
 */
export const apiClient = <Part extends MakesPart>(base: `/api/${string}`) => callClient<Part>(base, ask)

const ask = createIsomorphicFn()
  .client((path: string, init: RequestInit) => fetch(path, init))
  .server((path: string, init: RequestInit) => inProcessFetch(`http://in-process${path}`, init))

type Answer<T> = {
  ok: boolean
  status: number
  statusText: string
  headers: Headers
  text(): Promise<string>
  json(): Promise<T>
}

/** The answer's content, or an ApiError. */
export async function contentOf<T>(call: Promise<Answer<T>>): Promise<T> {
  return (await successOf(call)).json()
}

/** The event on `window` that says that a call found nobody signed in. */
export const signedOut = 'signed-out'

/** Every answer passes here, whoever asked and why: what only admins see must not stay on a screen. */
export function tellIfSignedOut(status: number): void {
  if (status === 401) globalThis.dispatchEvent?.(new Event(signedOut))
}

/** The answer, or an ApiError where it is no success. */
export async function successOf<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call
  tellIfSignedOut(answer.status)
  if (!answer.ok) throw await errorOf(answer)
  return answer
}

async function errorOf(answer: Answer<unknown>): Promise<ApiError> {
  const error = new ApiError(answer.status, (await answer.text()) || answer.statusText)
  error.retryAfter = Number(answer.headers.get('Retry-After')) || undefined
  return error
}

/** What a promise gives, or null where the API answered that there is no such thing. */
export const orNull = <T>(content: Promise<T>): Promise<T | null> =>
  content.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
