import type { IncomingMessage, ServerResponse } from 'node:http'
import { outageLog } from '../page-cache/outage-log.ts'
import { type Encoding, encodingFor, type Page, sendPage, withEncoding } from '../page-cache/page.ts'
import { pageAsItWas } from '../page-cache/page-as-it-was.ts'
import { type Found, PageCache } from '../page-cache/page-cache.ts'
import { isWorthKeeping, pageKey } from '../page-cache/page-key.ts'
import { isReadable } from '../refusals/answer-error.ts'
import { sendText } from '../refusals/refusals.ts'
import type { Runtime } from '../runtime.ts'
import { isProductionHost } from '../security/site-origin.ts'
import type { Site } from '../site.ts'

export type WantedPage = { address: string; forProductionHost: boolean; key: string; encoding: Encoding }

export type PageAnswers = ReturnType<typeof pageAnswers>

/** The pages of a site as they are sent: kept ones, or rendered. */
export function pageAnswers(
  site: Site,
  runtime: Pick<Runtime, 'settings' | 'log' | 'onContentChange' | 'isDatabaseSilent'>,
) {
  const pages = new PageCache(runtime.isDatabaseSilent)
  runtime.onContentChange((_, tags) => pages.expire(tags))
  const noteOutage = outageLog(runtime.log)

  return {
    wanted: (request: IncomingMessage): WantedPage => {
      const forProductionHost = isProductionHost(request.headers.host, runtime.settings)
      const address = pageKey(request.url ?? '/')
      const key = `${forProductionHost ? 'production' : 'other'} ${address}`
      return { address, forProductionHost, key, encoding: encodingFor(request) }
    },
    kept: ({ key, encoding }: WantedPage): Page | undefined => pages.get(key, encoding),
    send: async (request: IncomingMessage, response: ServerResponse, wanted: WantedPage) => {
      const { address, forProductionHost, key, encoding } = wanted
      if (!isReadable(address)) return sendText(response, 400, 'The address holds NUL or what is not UTF-8.')
      const render = () => site.page(address, forProductionHost)
      const found: Found = isWorthKeeping(address)
        ? await pages.getOrRender(key, encoding, render)
        : { page: await render() }
      noteOutage(found, address)
      const page = found.age ? pageAsItWas(found.page) : found.page
      // One that is kept has it by now.
      sendPage(request, response, await withEncoding(page, encoding, 'one'), encoding)
    },
  }
}
