import type { OutgoingParts } from './ask-service.provider.ts'
import { lookupFor, systemResolve } from './checked-lookup.provider.ts'
import { realClock } from './clock.ts'
import { exchange } from './exchange.provider.ts'
import type { Bounds, Reach } from './service.ts'
import { TroubleError } from './trouble-error.ts'
import { userAgentOf } from './user-agent.ts'

type Post = { url: URL; headers: Readonly<Record<string, string>>; body: string }

/** The status that an address answered with, or why it could not be asked. */
type Posted = { status: number; trouble?: never } | { status?: never; trouble: string }

export type PostToWebsite = (post: Post, signal?: AbortSignal) => Promise<Posted>

/**
 * Sends to addresses that an admin named: public ones alone, but for those whose origin the settings name. Bounded in time; a redirect
 * is an answer, and goes nowhere. Who sends keeps the pace and tries again.
 */
export function postToWebsites(
  { settings, clock = realClock, resolve = systemResolve }: Omit<OutgoingParts, 'db' | 'log'>,
  {
    innerOrigins = [],
    timeoutMs,
  }: Pick<Bounds, 'timeoutMs'> & { innerOrigins?: readonly string[] | undefined },
): PostToWebsite {
  const way = { clock, resolve, userAgent: userAgentOf(settings) }
  return async ({ url, headers, body }, signal) => {
    const bounds = { name: 'webhooks', timeoutMs, maxBytes: 0, isStatusAll: true }
    const reach = { ...bounds, ...reachOf(url, innerOrigins) }
    try {
      const { status } = await exchange(reach, { url, method: 'POST', headers, body }, way, signal)
      return { status }
    } catch (error) {
      if (!(error instanceof TroubleError)) throw error
      return { trouble: error.trouble.message }
    }
  }
}

/**
 * Whether posts go to an address, as it is now: false where it is, or its name leads to, an inner one that the settings do not name. A
 * name that is not found, or not within three seconds, may lead anywhere later, and each post looks again.
 */
export function mayPostTo(
  url: URL,
  innerOrigins: readonly string[] = [],
  resolve = systemResolve,
): Promise<boolean> {
  const { promise, resolve: say } = Promise.withResolvers<boolean>()
  const late = setTimeout(() => say(true), 3000)
  const tell = (error: unknown) => say(!(error instanceof TroubleError))
  try {
    lookupFor(url, reachOf(url, innerOrigins), resolve)(url.hostname, { all: true }, tell)
  } catch (error) {
    tell(error)
  }
  return promise.finally(() => clearTimeout(late))
}

const reachOf = (url: URL, innerOrigins: readonly string[]): Reach => ({
  ...(innerOrigins.includes(url.origin) && { baseUrl: url.origin }),
  otherHosts: 'any',
})
