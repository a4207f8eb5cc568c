import type { PlaceListItem } from './place.schema.ts'

type CardFacts = Pick<
  PlaceListItem,
  | 'funTypes'
  | 'setting'
  | 'price'
  | 'visitHoursMin'
  | 'visitHoursMax'
  | 'ageGroupMin'
  | 'ageGroupMax'
  | 'bestAgeMin'
  | 'bestAgeMax'
  | 'wheelchair'
>

const settings = { indoor: 'indoor', outdoor: 'outdoor', both: 'indoor and outdoor' }
const prices = { free: 'free', 'free-for-children': 'free for children', paid: 'paid' }
const byWheelchair = {
  yes: 'wheelchair accessible',
  limited: 'partly wheelchair accessible',
  no: 'not wheelchair accessible',
}

/** What helps to choose, in the order of a card: only what is known. 'Indoor', 'free', '1–2 h', 'best for 3–10'. */
export function cardFacts(place: CardFacts): string[] {
  const { setting, price, wheelchair } = place
  const isSaidByItsType = setting === 'outdoor' && place.funTypes.some(({ slug }) => slug === 'outdoor')
  const facts = [
    isSaidByItsType ? null : setting && settings[setting],
    price && prices[price],
    visitLength(place.visitHoursMin, place.visitHoursMax),
    ages('best for', place.bestAgeMin, place.bestAgeMax, place.ageGroupMin, place.ageGroupMax) ??
      ages('ages', place.ageGroupMin, place.ageGroupMax),
    wheelchair && byWheelchair[wheelchair],
  ].filter((fact) => fact !== null)
  return facts.map((fact, index) => (index === 0 ? `${fact[0]?.toUpperCase()}${fact.slice(1)}` : fact))
}

/** '1–2 h', '30–45 min', '45 min to 1¼ h', 'up to 3 h'. */
function visitLength(min: number | null, max: number | null): string | null {
  if (max === null) return min === null ? null : `${inHours(min)} or more`
  if (min === null) return `up to ${inHours(max)}`
  if (min === max) return inHours(min)
  return min < 1 === max < 1 ? `${amountOfTime(min)}–${inHours(max)}` : `${inHours(min)} to ${inHours(max)}`
}

const inHours = (hours: number) => `${amountOfTime(hours)} ${hours < 1 ? 'min' : 'h'}`

/** Minutes below an hour, else hours: '45', '1¼'. */
export const amountOfTime = (hours: number): string | number =>
  hours < 1 ? Math.round(hours * 60) : `${hours}`.replace('.5', '½').replace('.25', '¼').replace('.75', '¾')

/**
 * Children are 0 to 18: a range that holds them all says nothing. Where nobody says from when on, no age is named. `least` and `most`: of
 * whom it lets in, where these are fewer.
 */
function ages(word: string, min: number | null, max: number | null, least = min, most = max): string | null {
  if (!min && (max ?? 18) === 18) return null
  const [from, to] = [Math.max(min ?? 0, least ?? 0), Math.min(max ?? 18, most ?? 18)]
  if (from > to) return null
  if (to === 18) return `${word} ${from} and up`
  if (min === null && from === 0) return `${word} up to ${to}`
  return from === to ? `${word} ${from}` : `${word} ${from}–${to}`
}
