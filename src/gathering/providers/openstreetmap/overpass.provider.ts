import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import type { Answer, Ask, AskOptions, Service } from '../../../outgoing/service.ts'
import { answeredTrouble, type Trouble } from '../../../outgoing/trouble.ts'
import { textOfPage } from './overpass-answer.provider.ts'
import { queryTimeoutSeconds } from './overpass-query.ts'

const hour = 3_600_000

const overpassService = (baseUrl: string): Service => ({
  name: 'overpass',
  title: 'Overpass',
  baseUrl,
  gapMs: 2_000,
  slots: 1,
  timeoutMs: (queryTimeoutSeconds + 20) * 1000,
  maxBytes: 64 * 2 ** 20,
  // At most three sends of one text within the time that it declares: the server refuses the fourth.
  retry: { busyMs: [30_000, 60_000], failedMs: [30_000, 120_000] },
  judge,
})

export type OverpassParts = OutgoingParts & { settings: { OVERPASS_URL: string } }

/** Sends a query to the Overpass API and gives its answer: JSON, though perhaps with a remark that it gave up. */
export function askOverpass(parts: OverpassParts): (query: string, options?: AskOptions) => Promise<Buffer> {
  const url = new URL(parts.settings.OVERPASS_URL)
  const ask: Ask = askService(parts, overpassService(parts.settings.OVERPASS_URL))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return async (query, options) => {
    const body = new URLSearchParams({ data: query }).toString()
    return (await ask({ url, method: 'POST', headers, body }, options)).body
  }
}

function judge(answer: Answer): Trouble | undefined {
  const trouble = answeredTrouble(answer) ?? troubleOfType(answer)
  if (!trouble) return undefined
  const said = answer.contentType === 'text/html' && textOfPage(answer.body.toString('utf8', 0, 20_000))
  const pauseMs = answer.status === 403 ? hour : trouble.pauseMs
  return {
    ...trouble,
    ...(pauseMs && { pauseMs }),
    message: said ? `${trouble.message}: ${shortened(said)}` : trouble.message,
  }
}

/** Errors may come with status 200, as a page: the one for a query sent too often does. */
function troubleOfType({ contentType, body }: Answer): Trouble | undefined {
  if (contentType === 'text/html')
    return {
      ...{ kind: 'unavailable', message: 'answers with a page instead of data' },
      ...{ retry: 'failed', waitMs: queryTimeoutSeconds * 1000 },
    }
  if (contentType === 'application/json' || contentType === 'text/json') return undefined
  const type = contentType.slice(0, 60) || 'nothing'
  return { kind: 'unreadable', message: `answers with ${body.length === 0 ? 'nothing' : type}, not JSON` }
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text).replace(/\.$/, '')
