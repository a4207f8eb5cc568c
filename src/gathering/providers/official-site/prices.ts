import { cleanText } from '../../../guide/places/clean-text.ts'
import { chargeWords } from '../../candidates/charge-words.ts'
import { itemsOf, plainTerm, type SiteItem, textOf, textsOf } from './site-item.ts'

type Price = 'free' | 'free-for-children' | 'paid'

/** What entry costs; null is 'does not say'. */
export type Prices = { price: Price | null; charge: string | null; priceBand: 1 | 2 | 3 | null }

type Offer = {
  who: 'adult' | 'child' | 'anyone'
  /** The highest age that it names. */
  until: number | undefined
  price: number
  currency: string
}

// Of the languages of the guide, as tickets are called.
const child =
  /child|kids?\b|kind|enfant|bambin|ragazz|ni[ñn]o|crian[çc]a|barn|b[øo]rn|dzieci|d[eě]t|gyermek|lapsi|lapset|kinder|junior|youth|jugend|copii|djec|деца|παιδ/i
const adult =
  /adult|erwachs|regular|standard|normal|volwass|vuxen|voksen|doros|dosp[eě]l|feln[őo]tt|aikui|odrasl|възраст|ενήλ/i
// A year of visits, a party, a tour: no single ticket.
const other =
  /annual|yearly|season|jahres|saison|\babo|member|group|grupp|famil|gutschein|voucher|geschenk|cadeau|parking|parken/i

const notSaid: Prices = { price: null, charge: null, priceBand: null }

/** What contradicts itself, free at 12 €, does not say. */
export function pricesOf(item: SiteItem): Prices {
  const offers = itemsOf(item, 'offers').flatMap(offersIn)
  const free = textsOf(item, 'isAccessibleForFree').map((text) => plainTerm(text).toLowerCase())
  const paid = offers.filter(({ price }) => price > 0)
  const isAllFree = offers.length > 0 && offers.every(({ who, price }) => who !== 'child' && price === 0)
  const charge = rangeOf(item)
  const isPaid = free.includes('false') || paid.length > 0 || /[1-9]/.test(charge ?? '')
  if (free.includes('true') || isAllFree) return isPaid ? notSaid : { ...notSaid, price: 'free' }
  if (paid.length === 0) return { ...notSaid, price: free.includes('false') ? 'paid' : null, charge }
  const children = offers.filter(({ who }) => who === 'child')
  const isFreeForChildren =
    children.some(({ until = childUntil }) => until >= childUntil) &&
    children.every(({ price }) => price === 0)
  const ticket = ticketOf(paid)
  return {
    price: isFreeForChildren ? 'free-for-children' : 'paid',
    charge: ticket ? chargeWords(ticket.price, ticket.currency) : charge,
    priceBand: ticket?.currency === 'EUR' ? bandOf(ticket.price) : null,
  }
}

// Who goes to no school yet is let in free nearly everywhere.
const childUntil = 12

/** One adult's ticket, where it is clear which that is. */
function ticketOf(paid: readonly Offer[]): Offer | undefined {
  const adults = paid.filter(({ who }) => who === 'adult')
  const [first, ...more] = adults.length > 0 ? adults : paid.filter(({ who }) => who === 'anyone')
  return more.every(({ price }) => price === first?.price) ? first : undefined
}

function offersIn(offer: SiteItem): Offer[] {
  const words = [offer, ...itemsOf(offer, 'itemOffered'), ...itemsOf(offer, 'eligibleCustomerType')]
    .flatMap((one) =>
      ['name', 'category', 'description', 'eligibleCustomerType'].flatMap((name) => textsOf(one, name)),
    )
    .join(' ')
  if (other.test(words)) return []
  const specified = itemsOf(offer, 'priceSpecification')
  const [priced = offer] = specified.filter((one) => textOf(one, 'price') !== undefined)
  const text = textOf(priced, 'price') ?? textOf(offer, 'price')
  const price = numberOf(text)
  const currency = textOf(priced, 'priceCurrency') ?? textOf(offer, 'priceCurrency') ?? ''
  if (price === undefined || !/^[A-Z]{3}$|^$/.test(currency)) return []
  const who = child.test(words)
    ? adult.test(words)
      ? 'anyone'
      : 'child'
    : adult.test(words)
      ? 'adult'
      : 'anyone'
  const ages = words.match(/\b\d{1,2}\b/g)?.map(Number)
  return [{ who, until: ages && Math.max(...ages), price, currency }]
}

/** '12.50' or '12,50'; no more than a day out costs. */
function numberOf(text: string | undefined): number | undefined {
  const [, digits] = /^(\d{1,4}(?:[.,]\d{1,2})?)$/.exec(text ?? '') ?? []
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

const bandOf = (price: number) => (price < 10 ? 1 : price <= 25 ? 2 : 3)

/** '€10–20' is a price; '€€' says how dear a restaurant is. */
const rangeOf = (item: SiteItem): string | null =>
  cleanText(textsOf(item, 'priceRange').find((text) => /\d/.test(text) && text.length <= 60))
