import type { Settings } from '../../platform/settings/settings.ts'

/** Scheme and host of canonical addresses, without a slash at the end. */
export const canonicalOrigin = ({ SITE_ORIGIN, PORT }: Settings) => SITE_ORIGIN ?? `http://localhost:${PORT}`

/** Whether a Host header names the production site: SITE_ORIGIN's host, with or without 'www.'. */
export function isProductionHost(
  host: string | undefined,
  { SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>,
): boolean {
  if (!host || !SITE_ORIGIN) return false
  return plainHost(host) === plainHost(new URL(SITE_ORIGIN).host)
}

const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '')
