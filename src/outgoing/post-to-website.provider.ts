import type { OutgoingParts } from './ask-service.provider.ts'
import { systemResolve } from './checked-lookup.provider.ts'
import { realClock } from './clock.ts'
import { exchange } from './exchange.provider.ts'
import type { Bounds } from './service.ts'
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
    const isInner = innerOrigins.includes(url.origin)
    const reach = {
      ...{ name: 'webhooks', timeoutMs, maxBytes: 0, isStatusAll: true },
      ...(isInner && { baseUrl: url.origin }),
      otherHosts: 'any' as const,
    }
    try {
      const { status } = await exchange(reach, { url, method: 'POST', headers, body }, way, signal)
      return { status }
    } catch (error) {
      if (!(error instanceof TroubleError)) throw error
      return { trouble: error.trouble.message }
    }
  }
}
