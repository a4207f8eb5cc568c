import type { StarterEntry } from '../src/gathering/providers/starter-guide/starter-entry.ts'

/** An entry of the starter guide of which next to nothing is known. */
export const aStarterEntry = (entry: Partial<StarterEntry> = {}): StarterEntry => ({
  ...{ name: 'Hofgarten', displayName: null, funTypes: ['museum'], lat: 48.2, lng: 16.37 },
  ...{ coordinates: 'high', housenumber: null, street: null, postcode: null, city: null, website: null },
  ...{ ageMin: null, ageMax: null, bestAgeMin: null, bestAgeMax: null, seasons: [], featured: false },
  ...{ setting: null, usualHours: null, usuallyClosed: null, price: null, priceBand: null },
  ...{ visitHoursMin: null, visitHoursMax: null, buggy: null, wheelchair: null, food: [], booking: null },
  ...{ gettingThere: null, goodToKnow: null, description: 'A place.', scene: null },
  ...entry,
})
