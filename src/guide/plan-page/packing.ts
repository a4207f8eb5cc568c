import type { PlanPlace } from './plan-places.schema.ts'

export interface PackingHint {
  what: string
  /** The places that ask for it. */
  names: string[]
}

type Facts = Pick<
  PlanPlace,
  'name' | 'funTypes' | 'setting' | 'charge' | 'booking' | 'food' | 'drinkingWater' | 'buggy'
>

const isOf = (place: Facts, slug: string) => place.funTypes.some((type) => type.slug === slug)

const noCash = /\bno cash\b|\bcash(?:-free| free| (?:is )?not)\b/i

/** Only what a known fact asks for: what nobody knows is no hint. */
const hints: [what: string, asks: (place: Facts) => boolean][] = [
  ['Book ahead', ({ booking }) => booking === 'required'],
  ['Perhaps book ahead', ({ booking }) => booking === 'recommended'],
  ['Swimwear and towels', (place) => isOf(place, 'waterpark')],
  ['Clothes for all weathers, sun hats', ({ setting }) => setting === 'outdoor'],
  ['Something to eat: there is room for a picnic', ({ food }) => food.includes('picnic')],
  ['Something to eat: nothing is sold there', ({ food }) => food.includes('none')],
  ['Water: there is none to drink', ({ drinkingWater }) => drinkingWater === 'no'],
  ['A carrier: no way for a buggy', ({ buggy }) => buggy === 'no'],
  ['Cash', ({ charge }) => /\bcash\b/i.test(charge ?? '') && !noCash.test(charge ?? '')],
]

export const packingHints = (places: readonly Facts[]): PackingHint[] =>
  hints.flatMap(([what, asks]) => {
    const names = places.filter(asks).map(({ name }) => name)
    return names.length > 0 ? { what, names } : []
  })
