import { z } from 'zod'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer, Service } from '../../../outgoing/service.ts'
import { answeredTrouble, type Trouble } from '../../../outgoing/trouble.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { unsplashBudget } from './unsplash-budget.ts'
import { UnsplashRecord } from './unsplash-photo.schema.ts'

/** Beside an editor who waits: no second try, and room for the tries of others in Unsplash's 50 an hour. */
const unsplashService = (baseUrl: string): Service => ({
  name: 'unsplash',
  title: 'Unsplash',
  baseUrl,
  gapMs: 0,
  timeoutMs: 10_000,
  maxBytes: 2 * 1024 * 1024,
  retry: { busyMs: [], failedMs: [] },
  budget: unsplashBudget,
  judge,
})

const hourMs = 3_600_000

function judge(answer: Answer): Trouble | undefined {
  // Its plain text 'Rate Limit Exceeded' came with either status.
  const isOverLimit = answer.status === 429 || (answer.status === 403 && !isJson(answer))
  if (isOverLimit)
    return {
      kind: 'unavailable',
      message: 'takes no more questions from us in this hour',
      pauseMs: hourMs - (Date.now() % hourMs),
    }
  return answer.status === 404 ? undefined : answeredTrouble(answer)
}

export type UnsplashClient = {
  /** At most ten. @throws ProviderError */
  search: (query: string) => Promise<UnsplashRecord[]>
  /** Undefined for an unknown id. @throws ProviderError */
  find: (id: string) => Promise<UnsplashRecord | undefined>
  /** Tells Unsplash that a photo is used, as its guidelines ask. @throws ProviderError */
  reportUse: (photo: UnsplashRecord) => Promise<void>
}

type UnsplashParts = OutgoingParts & { settings: Pick<Settings, 'UNSPLASH_URL'> }

export function unsplashClient(parts: UnsplashParts, key: string): UnsplashClient {
  const baseUrl = parts.settings.UNSPLASH_URL
  const ask = askService(parts, unsplashService(baseUrl))
  const get = (url: URL) =>
    ask({ url, secret: key, headers: { Authorization: `Client-ID ${key}`, 'Accept-Version': 'v1' } })
  return {
    search: async (query) => {
      const url = under(baseUrl, '/search/photos')
      url.search = `${new URLSearchParams({ query, per_page: '10', content_filter: 'high' })}`
      return read(await get(url), z.object({ results: z.array(UnsplashRecord) })).results
    },
    find: async (id) => {
      const answer = await get(under(baseUrl, `/photos/${encodeURIComponent(id)}`))
      return answer.status === 404 ? undefined : read(answer, UnsplashRecord)
    },
    reportUse: async ({ links }) => {
      // To the letter of what came, but nowhere else than where our key may go.
      const { pathname, search } = new URL(links.download_location)
      const url = under(baseUrl, pathname)
      url.search = search
      await get(url)
    },
  }
}

const under = (baseUrl: string, path: string) => new URL(baseUrl.replace(/\/$/, '') + path)

const isJson = ({ contentType }: Answer) => contentType === 'application/json'

function read<Content>(answer: Answer, schema: z.ZodType<Content>): Content {
  try {
    return schema.parse(JSON.parse(answer.body.toString('utf8')))
  } catch (cause) {
    throw new ProviderError('unreadable', 'Unsplash answered something else than a photo', { cause })
  }
}
