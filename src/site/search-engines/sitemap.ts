import { escapeXml } from '../../web/escape-xml.ts'

/**
 * Search engines take up to 50,000 addresses in a file; smaller files are fetched anew for less. A file lists the places of so
 * many ids, so that one that goes changes its own file alone; `counted_places` of the migrations counts by it.
 */
export const idsPerSitemap = 10_000

export interface SitemapEntry {
  /** Scheme, host and path. */
  address: string
  changedAt: Date | null
}

/** The sitemap that lists pages. */
export const sitemapXml = (entries: readonly SitemapEntry[]) => xml('urlset', 'url', entries)

/** The sitemap that lists sitemaps. */
export const sitemapIndexXml = (entries: readonly SitemapEntry[]) => xml('sitemapindex', 'sitemap', entries)

function xml(list: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ address, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escapeXml(address)}</loc>${lastmod}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</${list}>
`
}
