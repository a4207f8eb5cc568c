import type { OsmTags } from './osm-element.ts'
import { type OsmKind, osmKindOf } from './osm-fun-types.ts'

const lifecycle =
  /^(disused|abandoned|demolished|was|removed|razed|destroyed|proposed|planned|construction):(.+)$/

/** That there is no such place any more. */
export function isOutOfUse(tags: OsmTags, kind: OsmKind, today: string): boolean {
  if (hasEnded(tags, today)) return true
  if (tags.demolished === 'yes') return true
  if (tags.disused === 'yes' || tags.abandoned === 'yes') return !isMonument(tags, kind)
  const former = formerTags(tags)
  if (former === undefined) return false
  // Nobody drives karts where the track is one no more.
  if (former.highway === 'raceway' && kind.categories.every((category) => category === 'sport=karting'))
    return true
  const formerTypes = osmKindOf(former).funTypes
  // What was a playground may be a museum today.
  return formerTypes.length > 0 && kind.funTypes.every((funType) => formerTypes.includes(funType))
}

// What people come to see may have ended long before it became a sight: a wreck, or the railway of a museum.
const hasEnded = (tags: OsmTags, today: string) =>
  ![tags.historic, tags.man_made, tags.railway].some(Boolean) && isBefore(dateIn(tags.end_date), today)

/** That it is on the map before its time. */
export function isNotOpenYet({ opening_date }: OsmTags, today: string): boolean {
  const date = dateIn(opening_date)
  return date !== undefined && date > today.slice(0, date.length)
}

// Of this year, without a month, it is not known whether it is past.
const isBefore = (date: string | undefined, today: string) =>
  date !== undefined && date < today.slice(0, date.length)

const dateForm = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/

/** YYYY, YYYY-MM or YYYY-MM-DD; undefined of all that says less surely when: '~1990', 'C19', '2020..2024'. */
const dateIn = (text: string | undefined) => (text && dateForm.test(text.trim()) ? text.trim() : undefined)

// Of a mill or an aqueduct that people come to see, what is over is the grinding.
const isMonument = (tags: OsmTags, { categories }: OsmKind) =>
  Boolean(tags.historic ?? tags.man_made) && categories.every((category) => category === 'tourism=attraction')

/** Undefined for none, as of most: every element that comes in is asked. */
function formerTags(tags: OsmTags): OsmTags | undefined {
  let former: Record<string, string> | undefined
  for (const key in tags) {
    const formerKey = key.includes(':') ? lifecycle.exec(key)?.[2] : undefined
    if (!formerKey) continue
    former ??= {}
    former[formerKey] = tags[key] ?? ''
  }
  return former
}
