import { cleanText } from '../../../guide/places/clean-text.ts'
import { chargeWords } from '../../candidates/charge-words.ts'
import type { PlaceFields } from '../../candidates/place-candidate.ts'
import type { OsmTags } from './osm-element.ts'

type Price = Pick<PlaceFields, 'price' | 'priceBand' | 'charge'>

/** What it costs; one amount reads as prices do, all else stays as it is written. */
export function osmPriceOf(tags: OsmTags): Price {
  // Some write the price where yes or no belongs, and the other way round.
  const isNumber = /^\d+([.,]\d+)?$/.test(tags.fee ?? '')
  const said = cleanText(tags.charge ?? (isNumber ? tags.fee : undefined), 255) ?? ''
  const price = priceOf(tags, said)
  if (price === 'free' || /^(yes|no|)$/.test(said)) return { price, priceBand: null, charge: null }
  const { amount, currency } = amountOf(said) ?? {}
  const charge = amount === undefined ? said : chargeWords(amount, currency ?? '')
  return { price, priceBand: currency === 'EUR' ? bandOf(amount) : null, charge }
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

/** Of text that is one amount alone, in euros or, as it tells no currency, in nobody knows which. */
function amountOf(said: string): { amount: number; currency: 'EUR' | '' } | undefined {
  const [, before, digits = '', after] =
    /^(€|EUR)?\s*(\d+(?:[.,]\d{1,2})?)\s*(€|EUR|euros?)?$/i.exec(said) ?? []
  const amount = Number(digits.replace(',', '.'))
  return amount > 0 ? { amount, currency: before || after ? 'EUR' : '' } : undefined
}

/** Of one amount alone: which of several an adult pays, no tag says surely. */
function bandOf(euros = 0): Price['priceBand'] {
  if (euros < 10) return 1
  return euros <= 25 ? 2 : 3
}
