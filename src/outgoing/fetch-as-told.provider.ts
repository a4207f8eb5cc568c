import type { OutgoingParts } from './ask-service.provider.ts'
import { systemResolve } from './checked-lookup.provider.ts'
import { realClock } from './clock.ts'
import { type Exchangeable, exchange } from './exchange.provider.ts'
import { ProviderError } from './provider-error.ts'
import { TroubleError } from './trouble-error.ts'
import { userAgentOf } from './user-agent.ts'

type Asked = {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

/** What a library of others asks by in the place of `fetch`: to the same addresses alone, and within the same bounds. */
export type FetchAsTold = (url: string, asked: Asked) => Promise<Response>

/** @throws ProviderError where no answer came; a redirect is an answer, and goes nowhere */
export function fetchAsTold(
  { settings, clock = realClock, resolve = systemResolve }: Omit<OutgoingParts, 'db' | 'log'>,
  service: Exchangeable,
): FetchAsTold {
  const way = { clock, resolve, userAgent: userAgentOf(settings) }
  return async (url, { method, headers, body, signal }) => {
    const request = {
      ...{ url: new URL(url), method: method === 'POST' ? ('POST' as const) : ('GET' as const), headers },
      ...(body != null && { body: String(body) }),
    }
    const answer = await exchange(service, request, way, signal).catch((error) => {
      if (!(error instanceof TroubleError)) throw error
      throw new ProviderError('unavailable', error.trouble.message, { cause: error })
    })
    // Of a library's questions none is answered without content.
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'Content-Type': answer.contentType },
    })
  }
}
