const maxLength = 500

// In the query of an address ';' stands between its parts.
const separator = /\s+|[;,|](?=\s|$|https?:|www\.)|(?<!\?\S{0,500});/

/** The first usable address of a list; bare hosts get https; null for what a browser should not be sent to. */
export function websiteOf(text: string | null | undefined): string | null {
  for (const part of (text ?? '').split(separator)) {
    const website = part && oneWebsite(part)
    if (website) return website
  }
  return null
}

/** What somebody typed as one address, as they wrote it where a browser takes it so; undefined for anything else. */
export function typedWebsite(text: string): string | undefined {
  const website = /[;\s]/.test(text) ? undefined : oneWebsite(text)
  return website === `${text}/` ? text : website
}

/** The host without 'www.': two places that share it are likely kin. */
export function websiteHost(website: string | null): string | undefined {
  return website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\d?\./, '') : undefined
}

/** The first address; where another is the same but for 'www.' or a last slash, and is safer, that one. */
export function safestOf(websites: readonly string[]): string | null {
  const [first = null] = websites
  if (first === null || isSafe(first)) return first
  return websites.find((other) => isSafe(other) && pageOf(other) === pageOf(first)) ?? first
}

const isSafe = (website: string) => website.startsWith('https:')

function pageOf(website: string): string {
  const { host, pathname, search } = new URL(website)
  return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + search
}

function oneWebsite(part: string): string | undefined {
  // 'localhost:80' and 'mailto:x' look like schemes too: only what is not followed by a port is one.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(part) && !/^https?:\/\//i.test(part)) return undefined
  const text = /^https?:\/\//i.test(part) ? part : `https://${part.replace(/^\/+/, '')}`
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username || url.password || !isPublicName(url.hostname)) return undefined
  return url.href.length > maxLength ? undefined : url.href
}

function isPublicName(host: string): boolean {
  return /^([a-z0-9_]([a-z0-9_-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)
}
