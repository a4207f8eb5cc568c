const maxLength = 500

/** The first usable address of a list; bare hosts get https; null for what a browser should not be sent to. */
export function websiteOf(text: string | null | undefined): string | null {
  for (const part of (text ?? '').split(/[;\s]+/)) {
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
  return website ? new URL(website).hostname.replace(/^www\d?\./, '') : undefined
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
