import { plainName } from '../../candidates/name-words.ts'
import { yearsOf } from './osm-ages.ts'
import { type OsmTags, tagValues } from './osm-element.ts'
import type { OsmKind } from './osm-fun-types.ts'
import { says, type TagTest } from './osm-kinds.ts'
import { publicHoursOf } from './osm-public-hours.ts'

const adult: readonly TagTest[] = [
  { key: 'shop', values: ['erotic'] },
  {
    key: 'amenity',
    values: ['brothel', 'stripclub', 'swingerclub', 'nightclub', 'casino', 'gambling', 'love_hotel', 'bingo'],
  },
  { key: 'leisure', values: ['adult_gaming_centre', 'bingo', 'bingo_hall'] },
  { key: 'adult', values: ['yes', 'only'] },
  { key: 'nudism', values: ['obligatory', 'designated', 'customary'] },
]
const adultFilms = ['cinema', 'cinema:type', 'cinema:genre', 'genre', 'film:genre']
// 'l’érotisme' is one word in plain letters.
const adultName =
  /\b(bingo|l?eroti[ckqs]\w*|porno?\w*|sex ?(kino|cinema|museum|muzeum)|museum of sex|striptease|table ?dance|fkk|nudist\w*|naturist\w*|nacktbade\w*)\b/
const arcadeOfGambling =
  /\b(casino|kasino|spielothek|spielbank|spielcasino|automatencasino|spielhallen?|lowen play|slots?)\b/

/** What no child may enter, or should be shown. */
export function isForAdults(tags: OsmTags): boolean {
  if ((yearsOf(tags.min_age) ?? 0) >= 16 || adult.some((test) => says(tags, test))) return true
  if (tags.gambling !== undefined && tags.gambling !== 'no') return true
  const name = plainName(`${tags.name ?? ''}, ${tags['name:en'] ?? ''}`)
  if (adultFilms.some((key) => /adult|porn|erot|xxx|\bsex/.test(tags[key] ?? '')) || adultName.test(name))
    return true
  return tagValues(tags, 'leisure').includes('amusement_arcade') && arcadeOfGambling.test(name)
}

const shutOut = ['private', 'no', 'residents', 'members', 'employees', 'military']

/** Nobody but its own people may enter. */
export const isShut = (tags: OsmTags): boolean => says(tags, { key: 'access', values: shutOut })

/** What is shut but at hours at which everybody may enter, such as a school's playground, is open at these. */
export function openedToAll(tags: OsmTags): OsmTags {
  const hours = publicHoursOf(tags)
  if (!hours || !isShut(tags)) return tags
  return { ...tags, access: 'yes', opening_hours: tags.opening_hours?.trim() || hours }
}

const isTold = (tags: OsmTags) => [tags.website, tags['contact:website'], tags.url].some(Boolean)
const costs = ({ fee, charge }: OsmTags) => Boolean(charge) || (fee !== undefined && fee !== 'no')

/** For customers are what all of the kind are, and what tells its price, hours or page; the rest is for another's guests. */
export function isPrivate(tags: OsmTags, { rows }: OsmKind): boolean {
  if (isShut(tags)) return true
  if (!says(tags, { key: 'access', values: ['customers'] })) return false
  return !costs(tags) && !tags.opening_hours && !isTold(tags) && !rows.some(({ isPaid }) => isPaid)
}

const gymSports = [
  ...['fitness', 'yoga', 'pilates', 'dance', 'dancing', 'crossfit', 'bodybuilding', 'weightlifting'],
  ...['spinning', 'zumba', 'aerobics', 'ems', 'gym'],
  // Ranges are their clubs'.
  'shooting',
]
const gymName =
  /\b(fitness\w*|gym|crossfit|yoga|pilates|tanzschule|tanzstudio|dance studio|ballettschule|mcfit|mrs ?sporty)\b/
const basinName =
  /\w*becken\b|\bbassin|\bbassang\b|\b(paddling|toddlers?|kiddie|kids|childrens?|baby|plunge|lap) pool\b|\bpataugeoire\b|\bpiscina (infantil|bambini)\b|\bpool \d+\b|whirlpool|jacuzzi|\bhot tub\b/
const basinKinds = ['kids', 'wading', 'plunge', 'spa', 'hot_tub', 'lap', 'diving', 'lazy_river']
const yardName =
  /schulhof|pausenhof|schulspielplatz|kindergarten|kindertages|\bkita\b|school ?yard|school playground|ecole (maternelle|primaire)|patio escolar|skolgard|skolegard/
const groundsName =
  /kleingart|schrebergart|allotment|friedhof|cemetery|cimetiere|cimitero|cementerio|cmentarz/
// 'Park am Friedhof' is a place of its own.
const besideIt = /\b(am|an|bei|beim|neben|by|near|next)\b|\bspiel /
const schools: TagTest = { key: 'amenity', values: ['school', 'kindergarten'] }
const grounds: readonly TagTest[] = [
  schools,
  { key: 'landuse', values: ['cemetery', 'allotments'] },
  { key: 'amenity', values: ['grave_yard', 'hospital', 'clinic', 'crematorium'] },
  { key: 'healthcare' },
]

/** What nobody sets out for with children, unless more is known of it than that it is there. */
export function isNoDayOut(tags: OsmTags, { categories }: OsmKind): boolean {
  const isKnown = Boolean(tags.wikidata) || costs(tags)
  const name = plainName(tags.name ?? '')
  // Every studio has a page: that says nothing more of it.
  if (isGym(tags, categories, name)) return !isKnown
  // A shop's `sport` is what it sells.
  if (tags.shop && categories.every((category) => category.startsWith('sport='))) return true
  if (isKnown) return false
  const isOnly = (...kinds: string[]) => categories.every((category) => kinds.includes(category))
  // Nor does that of a kindergarten say more of its yard.
  const isOpened = publicHoursOf(tags) !== undefined
  if (isOnly('leisure=playground') && says(tags, schools)) return !isOpened
  if (isTold(tags)) return false
  if (isOnly('leisure=swimming_pool'))
    return basinName.test(name) || says(tags, { key: 'swimming_pool', values: basinKinds })
  if (isOnly('leisure=playground') && yardName.test(name) && !besideIt.test(name)) return !isOpened
  return (
    grounds.some((test) => says(tags, test)) ||
    (isOnly('leisure=park', 'leisure=garden') && groundsName.test(name) && !besideIt.test(name))
  )
}

function isGym(tags: OsmTags, categories: readonly string[], name: string): boolean {
  if (!categories.every((category) => category === 'leisure=sports_centre')) return false
  const sports = tagValues(tags, 'sport').map((sport) => sport.toLowerCase())
  if (sports.length > 0) return sports.every((sport) => gymSports.includes(sport))
  return tagValues(tags, 'leisure').includes('fitness_centre') || gymName.test(name)
}
