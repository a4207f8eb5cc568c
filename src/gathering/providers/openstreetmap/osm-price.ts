import { cleanText } from '../../../guide/places/clean-text.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import type { OsmTags } from './osm-element.ts'

type Price = Pick<PlaceFields, 'price' | 'priceBand' | 'charge'>

/** What it costs; a price in words stays as it is written. */
export function osmPriceOf(tags: OsmTags): Price {
  // Some write the price where yes or no belongs.
  const isNumber = /^\d+([.,]\d+)?$/.test(tags.fee ?? '')
  const charge = cleanText(tags.charge ?? (isNumber ? tags.fee : undefined), 255)
  return { price: priceOf(tags, charge), priceBand: bandOf(charge), charge }
}

const nothing = /^(0+([.,]0+)?\s*(€|EUR)?|free|gratis|kostenlos)$/i
const freeForChildren = /(^|;|,)\s*(no|free|0+([.,]0+)?(\s*(€|EUR))?)\s*@\s*\(?\s*age\s*<=?/i

function priceOf(tags: OsmTags, charge: string | null): Price['price'] {
  if (tags.fee === 'no' || (charge && nothing.test(charge))) return 'free'
  const isPaid = tags.fee === 'yes' || charge !== null
  const conditional = tags['charge:conditional'] ?? tags['fee:conditional'] ?? ''
  if (freeForChildren.test(conditional)) return 'free-for-children'
  return isPaid ? 'paid' : null
}

/** Of one amount in euros alone: which of several an adult pays, no tag says surely. */
function bandOf(charge: string | null): Price['priceBand'] {
  const [, before, after] =
    /^(?:(?:€|EUR)\s*(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s*(?:€|EUR|euros?))$/i.exec(charge ?? '') ?? []
  const euros = Number((before ?? after)?.replace(',', '.'))
  if (!(euros > 0)) return null
  if (euros < 10) return 1
  return euros <= 25 ? 2 : 3
}
