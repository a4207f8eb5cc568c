import { createHash } from 'node:crypto'
import type { Settings } from '../../platform/settings/settings.ts'

/** Sent with every answer. */
export const securityHeaders = (siteIsHttps: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  ...(siteIsHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
})

/** The origins of scripts that wait for consent, and those they need. */
export function consentOrigins(settings: Settings): string[] {
  const { ANALYTICS_SCRIPT_URL = [], MARKETING_SCRIPT_URL = [], CONSENT_SCRIPT_HOSTS = [] } = settings
  const scripts = [...ANALYTICS_SCRIPT_URL, ...MARKETING_SCRIPT_URL].filter(
    (address) => !address.startsWith('/'),
  )
  return [...new Set([...scripts.map((address) => new URL(address).origin), ...CONSENT_SCRIPT_HOSTS])]
}

/** The origins other than our own that a map's style, tiles and letters come from. */
export function mapOrigins({ MAP_STYLE_URL, MAP_TILE_HOSTS = [] }: Settings): string[] {
  return [...new Set([...(MAP_STYLE_URL ? [new URL(MAP_STYLE_URL).origin] : []), ...MAP_TILE_HOSTS])]
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g

/** What a policy names an inline script by. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The policy of one rendered page: its own inline scripts by their hash (a nonce would not survive the page cache), and
 * the origins that scripts may come from and talk to once the visitor consents.
 * Styles may be inline because the Radix parts write some whose text depends on the window.
 */
export function contentSecurityPolicy(
  html: readonly string[],
  scriptOrigins: readonly string[] = [],
  fetchedOrigins: readonly string[] = [],
): string {
  const hashes = html
    .flatMap((piece) => [...piece.matchAll(inlineScript)])
    .map(([, script = '']) => hashOf(script))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...scriptOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...fetchedOrigins, ...scriptOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
