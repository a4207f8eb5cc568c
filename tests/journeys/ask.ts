import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inject, vi } from 'vitest'

type Question = { method?: string; headers?: Record<string, string>; at?: string }

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; html: string }

/** One request as it is sent, any header and path allowed, to the running guide; the body comes undecoded. */
export function ask(path: string, { method = 'GET', headers = {}, at = inject('siteUrl') }: Question = {}) {
  const { hostname, port } = new URL(at)
  return new Promise<Reply>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const body = await buffer(response)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, html: body.toString() })
    })
    asked.once('error', reject).end()
  })
}

/** Other journeys write meanwhile, and after a write a page is another rendering: then both are asked for again. */
export const undisturbed = (compare: () => Promise<void>) =>
  vi.waitFor(compare, { timeout: 60_000, interval: 100 })
