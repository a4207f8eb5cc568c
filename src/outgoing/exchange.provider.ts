import { request as askPlainly, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as askSecurely, Agent as HttpsAgent } from 'node:https'
import { spanning } from '../platform/log/spans.ts'
import { lookupFor, type Resolve } from './checked-lookup.provider.ts'
import type { Clock } from './clock.ts'
import { readBody } from './read-answer.provider.ts'
import type { Answer, Bounds, OutgoingRequest, Reach } from './service.ts'
import { TroubleError } from './trouble-error.ts'
import { watched } from './watch-exchanges.ts'

/** `name`: as measurements call it. `isStatusAll`: nobody reads what stands behind the status, and none of it is taken. */
export type Exchangeable = Reach & Bounds & { name: string; isStatusAll?: boolean }

export type Way = { clock: Clock; resolve: Resolve; userAgent: string }

// Agents of our own: the global ones may be told by the environment to go through a proxy, which would go where it
// likes, past the check of addresses.
const agents = { 'http:': new HttpAgent(), 'https:': new HttpsAgent() }

/**
 * One request and its answer, whole, within the service's time and size. On node:http rather than fetch, since only
 * here a request brings the lookup that its socket connects by. Redirects come back as answers.
 * @throws TroubleError; the signal's reason when aborted
 */
export async function exchange(
  service: Exchangeable,
  request: OutgoingRequest,
  way: Way,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted()
  // What it is part of is told to no service: it could be met again in what others tell.
  return spanning({ name: service.name, kind: 'client' }, async (end) => {
    try {
      const answer = await watched(service.name, signal, () => exchangeNow(service, request, way, signal))
      end({ values: { 'http.response.status_code': answer.status }, hasFailed: answer.status >= 400 })
      return answer
    } catch (error) {
      end({ hasFailed: true })
      throw error
    }
  })
}

async function exchangeNow(
  service: Exchangeable,
  request: OutgoingRequest,
  { clock, resolve, userAgent }: Way,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const deadline = clock.deadline(service.timeoutMs)
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  try {
    const lookup = lookupFor(request.url, service, resolve)
    const response = await send(request, { lookup, userAgent, signal: either })
    if (!service.isStatusAll) return { ...headOf(response), body: await readBody(response, service.maxBytes) }
    response.destroy()
    return { ...headOf(response), body: Buffer.alloc(0) }
  } catch (error) {
    signal?.throwIfAborted()
    throw deadline.signal.aborted ? tooSlow(service) : troubleOf(error)
  } finally {
    deadline.clear()
  }
}

type SendOptions = { lookup: ReturnType<typeof lookupFor>; userAgent: string; signal: AbortSignal }

function send(
  { url, method = 'GET', headers, body }: OutgoingRequest,
  { lookup, userAgent, signal }: SendOptions,
): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? askSecurely : askPlainly
  return new Promise((resolve, reject) => {
    const options = {
      method,
      signal,
      agent: agents[url.protocol === 'https:' ? 'https:' : 'http:'],
      headers: {
        'User-Agent': userAgent,
        Accept: 'application/json',
        'Accept-Encoding': 'gzip',
        ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
        ...headers,
      },
      lookup,
    }
    ask(url, options, resolve).once('error', reject).end(body)
  })
}

function headOf({ statusCode = 0, headers }: IncomingMessage): Omit<Answer, 'body'> {
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return { status: statusCode, contentType, headers }
}

const tooSlow = ({ timeoutMs }: Bounds) =>
  new TroubleError({
    kind: 'unavailable',
    message: `took longer than ${timeoutMs / 1000} s`,
    retry: 'failed',
  })

function troubleOf(error: unknown): TroubleError {
  if (error instanceof TroubleError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = wordsFor[code] ?? `cannot be reached${code ? ` (${code})` : ''}`
  return new TroubleError({ kind: 'unavailable', message, retry: 'failed', cause: error })
}

const wordsFor: Record<string, string> = {
  ECONNREFUSED: 'cannot be reached: nothing answers at its address',
  ENOTFOUND: 'cannot be reached: its name is not known',
  EAI_AGAIN: 'cannot be reached: its name cannot be looked up now',
  ECONNRESET: 'broke off in the middle of its answer',
  ERR_STREAM_PREMATURE_CLOSE: 'broke off in the middle of its answer',
}
