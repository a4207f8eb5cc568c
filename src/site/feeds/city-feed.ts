import { cityFeedPath } from '../../guide/cities/city-feed-path.ts'
import { escapeXml } from '../../web/escape-xml.ts'

/** Moments are ISO 8601, in UTC. */
type FeedPlace = {
  slug: string
  name: string
  createdAt: string
  updatedAt: string
  /** Names of its fun types, the primary one first. */
  funTypes: string[]
}

export type NewPlaces = {
  places: FeedPlace[]
  /** When one of them, or the city itself, last changed. */
  changedAt: string
}

type Feed = NewPlaces & {
  city: { name: string; country: string; slug: string }
  siteName: string
  siteOrigin: string
}

/** Atom 1.0 (RFC 4287): a place is new once, and its entry changes with it. */
export function cityFeedXml({ city, places, changedAt, siteName, siteOrigin }: Feed): string {
  const address = (path: string) => escapeXml(siteOrigin + path)
  const page = address(`/funcity/${city.slug}`)
  const entries = places.map(
    ({ slug, name, createdAt, updatedAt, funTypes }) => `<entry>
<id>${address(`/funplace/${slug}`)}</id>
<title>${escapeXml(name)}</title>
<link rel="alternate" type="text/html" href="${address(`/funplace/${slug}`)}"/>
<published>${createdAt}</published>
<updated>${updatedAt}</updated>
${funTypes.map((funType) => `<category term="${escapeXml(funType)}"/>\n`).join('')}<summary>${escapeXml(summaryOf(funTypes, city))}</summary>
</entry>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${page}</id>
<title>New places for families around ${escapeXml(city.name)} | ${escapeXml(siteName)}</title>
<link rel="self" type="application/atom+xml" href="${address(cityFeedPath(city.slug))}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${changedAt}</updated>
<author><name>${escapeXml(siteName)}</name></author>
<rights>Place data © OpenStreetMap contributors, ODbL</rights>
${entries.join('')}</feed>
`
}

const summaryOf = (funTypes: readonly string[], { name, country }: Feed['city']) =>
  `${funTypes.join(', ') || 'A place'} around ${name}, ${country}`
