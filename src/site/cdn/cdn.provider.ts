import { askService, type OutgoingParts } from '../../outgoing/ask-service.provider.ts'
import type { Service } from '../../outgoing/service.ts'
import type { Settings } from '../../platform/settings/settings.ts'

export type CdnParts = OutgoingParts & { settings: Pick<Settings, 'CDN_PURGE_URL' | 'CDN_PURGE_HEADER'> }

/** Tells a CDN that what bears one of these tags has changed. @throws ProviderError; the signal's reason when aborted */
export type Purge = (tags: readonly string[], signal: AbortSignal) => Promise<void>

const cdnService = (baseUrl: string): Service => ({
  name: 'cdn',
  title: 'The CDN',
  baseUrl,
  // It may say whose pages they are.
  isPathPrivate: true,
  gapMs: 1000,
  timeoutMs: 5000,
  maxBytes: 100_000,
  retry: { busyMs: [1000, 4000], failedMs: [1000, 4000] },
})

/** The CDN of the settings; undefined where there is none. */
export function cdnPurge(parts: CdnParts): Purge | undefined {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: header } = parts.settings
  if (!url) return undefined
  const ask = askService(parts, cdnService(url))
  const [name, secret] = header ?? []
  return async (tags, signal) => {
    const headers = {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(name && secret && { [name]: secret }),
    }
    await ask(
      { url: new URL(url), method: 'POST', headers, body: JSON.stringify({ tags }), secret },
      { signal },
    )
  }
}
