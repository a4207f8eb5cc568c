import type { OutgoingParts } from './ask-service.provider.ts'
import { type Resolve, systemResolve } from './checked-lookup.provider.ts'
import { realClock } from './clock.ts'
import { type Exchangeable, exchange } from './exchange.provider.ts'
import { ProviderError } from './provider-error.ts'
import type { Answer, Bounds, Reach } from './service.ts'
import { TroubleError } from './trouble-error.ts'
import { userAgentOf } from './user-agent.ts'

/** Asks one address for what it `accept`s; redirects come back as answers. @throws ProviderError; the signal's reason when aborted */
export type AskWebsite = (url: URL, accept: string, signal?: AbortSignal) => Promise<Answer>

/**
 * The way out to websites that nobody has listed, of which each is asked seldom: at public addresses alone, bounded in
 * time and size. Who asks keeps the pace; nothing is tried again and nothing is logged but at 'debug', since most that
 * goes wrong there is no trouble of ours.
 */
export function askWebsites(
  { log, settings, clock = realClock, resolve = systemResolve }: Omit<OutgoingParts, 'db'>,
  { baseUrl, ...bounds }: Bounds & Pick<Reach, 'baseUrl'>,
): AskWebsite {
  const way = { clock, resolve, userAgent: userAgentOf(settings) }
  const reach: Exchangeable = { name: 'websites', ...bounds, ...(baseUrl && { baseUrl }), otherHosts: 'any' }
  return async (url, accept, signal) => {
    const address = `${url.origin}${url.pathname}`
    try {
      const answer = await exchange(reach, { url, headers: { Accept: accept } }, way, signal)
      log.debug({ address, status: answer.status, bytes: answer.body.length }, 'a website answered')
      return answer
    } catch (error) {
      if (!(error instanceof TroubleError)) throw error
      const { kind, message } = error.trouble
      log.debug({ address, reason: message }, 'a website gave no usable answer')
      throw new ProviderError(kind, message, { cause: error.cause })
    }
  }
}

/** Whether an address came to nothing since nobody knows its host. */
export const isUnknownHost = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ENOTFOUND'

/** Whether names can be looked up at all from here, told by one that is known to be there. */
export const canLookUp = (host: string, resolve: Resolve = systemResolve): Promise<boolean> =>
  resolve(host).then(
    (addresses) => addresses.length > 0,
    () => false,
  )
