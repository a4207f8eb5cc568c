/** Of active places. */
export type Content = {
  places: number
  /** Hours of a source or an editor. */
  statedHours: number
  /** Usual hours or closed days, where nothing is stated. */
  usualHours: number
  setting: number
  wheelchair: number
  price: number
  /** Over 200 characters. */
  longDescription: number
  cities: CityContent[]
}

/** Places that belong to the city; of them those indoors that suit a child of that age. */
export type CityContent = {
  name: string
  country: string
  places: number
  indoorAt3: number
  indoorAt8: number
}

/** Both tables in Markdown. */
export function contentTables(content: Content): string {
  const { places, statedHours, usualHours, cities } = content
  const row = (what: string, count: number) => [what, inDigits(count), shareOf(count, places)]
  return [
    table(
      ['What', 'Places', 'Share'],
      [
        row('Active places', places),
        row('Hours stated by a source', statedHours),
        row('Usual hours or closed days', usualHours),
        row('Hours not known', places - statedHours - usualHours),
        row('Setting known', content.setting),
        row('Wheelchair known', content.wheelchair),
        row('Price known', content.price),
        row('Description over 200 characters', content.longDescription),
      ],
    ),
    table(
      ['City', 'Places', 'Indoor and right at 3', 'Indoor and right at 8'],
      cities.map((city) => [
        `${city.name}, ${city.country}`.replaceAll('|', '\\|'),
        ...[city.places, city.indoorAt3, city.indoorAt8].map(inDigits),
      ]),
    ),
  ].join('\n\n')
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const inDigits = (count: number) => count.toLocaleString('en')

const shareOf = (count: number, all: number) =>
  all === 0 ? '' : `${Math.min(Math.round((count / all) * 100), count < all ? 99 : 100)} %`
