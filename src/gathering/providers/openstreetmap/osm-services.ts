import type { FactValue } from '../../../guide/facts/fact-names.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import type { OsmTags } from './osm-element.ts'

type Services = Pick<
  PlaceFields,
  | 'wheelchair'
  | 'wheelchairToilets'
  | 'buggy'
  | 'toilets'
  | 'changingTable'
  | 'highchair'
  | 'drinkingWater'
  | 'dogs'
  | 'booking'
>

/** What there is, and for whom; a value that promises nothing surely is unknown. */
export const osmServicesOf = (tags: OsmTags): Services => ({
  wheelchair: easeOf(tags.wheelchair),
  wheelchairToilets: easeOf(tags['toilets:wheelchair']),
  buggy: easeOf(tags.stroller),
  toilets: toiletsOf(tags),
  changingTable: presenceOf(tags.changing_table),
  highchair: presenceOf(tags.highchair),
  drinkingWater: presenceOf(tags.drinking_water),
  dogs: dogsOf(tags.dog ?? tags.dogs),
  booking: bookingOf(tags.reservation),
})

function easeOf(value: string | undefined): FactValue<'wheelchair'> {
  if (value === 'yes' || value === 'designated') return 'yes'
  return value === 'limited' || value === 'no' ? value : null
}

// A number says how many there are; 'limited' is one without a room of its own.
function presenceOf(value: string | undefined): FactValue<'toilets'> {
  if (value === undefined) return null
  if (value === 'no' || value === '0') return 'no'
  return /^(yes|limited|customers|permissive|separate|[1-9]\d*)$/.test(value) ? 'yes' : null
}

// Those that wheelchairs get into are there for all.
const toiletsOf = (tags: OsmTags): FactValue<'toilets'> =>
  presenceOf(tags.toilets) ??
  (/^(yes|limited|designated)$/.test(tags['toilets:wheelchair'] ?? '') ? 'yes' : null)

function dogsOf(value: string | undefined): FactValue<'dogs'> {
  if (value === 'yes' || value === 'unleashed' || value === 'designated') return 'yes'
  return value === 'leashed' || value === 'no' ? value : null
}

// 'yes' only says that one can.
const bookingOf = (value: string | undefined): FactValue<'booking'> =>
  value === 'required' || value === 'recommended' || value === 'no' ? value : null
