import type { Settings } from '../../platform/settings/settings.ts'

type Asked = { origin: string | undefined; fetchSite: string | undefined; host: string | undefined }

/**
 * Whether a write may come from where it comes from: the site's own origin, or the one that the request was made to. Browsers
 * say so in headers that no page can forge; a script sends neither and is judged by its session alone.
 */
export function isOwnOrigin(
  { origin, fetchSite, host }: Asked,
  { SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>,
): boolean {
  if (origin === undefined)
    return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
  if (origin === SITE_ORIGIN) return true
  return isSameHost(origin, host, SITE_ORIGIN) && (fetchSite === undefined || fetchSite === 'same-origin')
}

function isSameHost(origin: string, host: string | undefined, siteOrigin: string | undefined): boolean {
  if (!host || !URL.canParse(origin)) return false
  const { protocol, host: originHost } = new URL(origin)
  // A page by plain http, put under a name that is served by https, was put there by somebody on the way.
  const mustBeHttps = siteOrigin?.startsWith('https:') && new URL(siteOrigin).host === originHost
  const schemes = mustBeHttps ? ['https:'] : ['http:', 'https:']
  // The standard port goes unsaid.
  return (
    schemes.includes(protocol) &&
    URL.canParse(`${protocol}//${host}`) &&
    new URL(`${protocol}//${host}`).host === originHost
  )
}
