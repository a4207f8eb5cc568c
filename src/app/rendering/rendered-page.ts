import type { SettingsOfSite } from '../../web/public-settings.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/**
 * What renders pages that ask this API and show these settings, one for a process. It is built, and so a module graph of
 * its own: a class there is another than here.
 */
export type PagesOf = (api: Fetch, settings: SettingsOfSite) => (url: string) => Promise<RenderedPage>

/** Plain text rather than a `Response`, which would encode it and be decoded again. */
export type RenderedPage = {
  status: number
  /** In pieces, none of them the whole: what V8 would have to fetch room for apart, each time that something is put in. */
  html: readonly string[]
  /** Where the page lies instead. */
  location?: string
  mayBeKept: boolean
}
