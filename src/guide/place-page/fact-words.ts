import { amountOfTime } from '../place-lists/card-facts.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

/** By fact, what visitors read of its words. */
export const settings = {
  indoor: ['Indoor Activity'],
  outdoor: ['Outdoor Activity'],
  both: ['Indoor Activity', 'Outdoor Activity'],
} as const

export const wheelchairs = {
  yes: 'Wheelchair Accessible',
  limited: 'Partly Wheelchair Accessible',
  no: 'Not accessible',
}

export const prices = { free: 'Free', 'free-for-children': 'Free for children', paid: 'Paid entry' }

export const dogsThere = { yes: 'Welcome', leashed: 'On a lead', no: 'Not allowed' }

export const bookings = {
  required: 'Tickets must be booked ahead',
  recommended: 'Booking ahead is wise',
  no: 'Not needed',
}

export const buggies = {
  yes: 'Easy',
  limited: 'Partly possible',
  no: 'Not possible',
}

export const yesNo = { yes: 'Yes', limited: 'In part', no: 'No' }

const bands = {
  1: 'Under 10 € for an adult',
  2: '10 to 25 € for an adult',
  3: 'Over 25 € for an adult',
}

/** As a source puts it, else what it costs about. */
export const ticketWords = ({ charge, priceBand }: Pick<PlaceDetail, 'charge' | 'priceBand'>) =>
  charge ?? (priceBand && bands[priceBand])

const foods = {
  restaurant: 'Restaurant',
  cafe: 'Café',
  kiosk: 'Kiosk',
  picnic: 'Room for a picnic',
  none: 'Nothing to eat there',
}

/** 'Restaurant, Café, Kiosk' */
export const foodWords = ({ food }: Pick<PlaceDetail, 'food'>): string | null =>
  food.map((one) => foods[one]).join(', ') || null

type Visit = Pick<PlaceDetail, 'visitHoursMin' | 'visitHoursMax'>

/** '2 to 3½ hours', '45 minutes', 'At least 2 hours' */
export function visitWords({ visitHoursMin: min, visitHoursMax: max }: Visit): string | null {
  if (min === null && max === null) return null
  if (min === null) return `Up to ${timeWords(max ?? 0)}`
  if (max === null) return `At least ${timeWords(min)}`
  if (min === max) return timeWords(min)
  return min < 1 === max < 1
    ? `${amountOfTime(min)} to ${timeWords(max)}`
    : `${timeWords(min)} to ${timeWords(max)}`
}

const timeWords = (hours: number) =>
  `${amountOfTime(hours)} ${hours < 1 ? 'minutes' : hours === 1 ? 'hour' : 'hours'}`
