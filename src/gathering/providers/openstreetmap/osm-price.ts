import { cleanText } from '../../../guide/places/clean-text.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import type { OsmTags } from './osm-element.ts'

type Price = Pick<PlaceFields, 'price' | 'priceBand' | 'charge'>

/** What it costs; a price in words stays as it is written. */
export function osmPriceOf(tags: OsmTags): Price {
  // Some write the price where yes or no belongs, and the other way round.
  const isNumber = /^\d+([.,]\d+)?$/.test(tags.fee ?? '')
  const said = cleanText(tags.charge ?? (isNumber ? tags.fee : undefined), 255) ?? ''
  const price = priceOf(tags, said)
  const charge = price === 'free' || /^(yes|no|)$/.test(said) ? null : said
  return { price, priceBand: bandOf(charge), charge }
}

function priceOf(tags: OsmTags, said: string): Price['price'] {
  const terms = termsOf(tags)
  const isPaid = tags.fee === 'yes'
  const isFree = tags.fee === 'no' || (!isPaid && isNothing(said))
  const isNeverPaid = isFree && !costs(said) && !terms.some(({ what }) => costs(what))
  if (isNeverPaid) return 'free'
  if (isFreeForChildren(terms)) return 'free-for-children'
  return !isFree && (isPaid || costs(said)) ? 'paid' : null
}

const isNothing = (text: string) => /^(0+([.,]0+)?\s*(€|EUR)?|no|free|gratis|kostenlos)$/i.test(text)

// A donation does not.
const costs = (text: string) => text === 'yes' || /[1-9]/.test(text)

type Term = { what: string; when: string }

/** Of 'no @ (age < 6); yes @ (Su)' each part. */
const termsOf = (tags: OsmTags): Term[] =>
  [tags['fee:conditional'], tags['charge:conditional']]
    .flatMap((text) => text?.split(';') ?? [])
    .map((term) => term.split('@').map((part) => part.trim()))
    .map(([what = '', when = '']) => ({ what, when }))

// Those who go to no school yet are let in free nearly everywhere.
const childUntil = 12

function isFreeForChildren(terms: readonly Term[]): boolean {
  return terms.some(({ what, when }) => {
    const [, sign, digits] = /^\(?\s*age\s*(<=?)\s*(\d{1,2})\b/i.exec(when) ?? []
    return isNothing(what) && Number(digits) + Number(sign === '<=') >= childUntil
  })
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
