import robotsParser from 'robots-parser'

// Search engines read as much of it.
const mostCharacters = 100_000

/** Whether a site's robots.txt lets us read one of its pages; `userAgent` begins with our name: 'Guide/1.0 (…)'. */
export function mayRead(page: URL, robotsTxt: string, userAgent: string): boolean {
  const robots = robotsParser(new URL('/robots.txt', page).href, robotsTxt.slice(0, mostCharacters))
  return robots.isAllowed(page.href, userAgent) !== false
}
