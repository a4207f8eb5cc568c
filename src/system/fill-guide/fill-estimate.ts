import { mostLookups } from '../../guide/geocoding/geocode-key.ts'
import type { FillEstimate } from './fill-guide.schema.ts'
import type { FillStep } from './fill-steps.ts'

/** What is there, and waits for something. */
export type FillCounts = {
  /** Cities to ask for. */
  cities: number
  /** Pairs of a city and a place whose way by road is not known. */
  pairs: number
  /** Places without an address that OpenStreetMap knows by their ids, and all others. */
  addressesById: number
  addressesByPosition: number
  /** Places that photos are to be looked for. */
  photos: number
}

type Range = { from: number; to: number }

const mostDestinations = 90
const kilobyte = 1000

// From small cities to the largest, by the regions of the tests: 0.1 to 20 named places a square kilometre.
const placesOfCity: Range = { from: 100, to: 600 }
const pairsOfPlace: Range = { from: 1, to: 2 }
const shareWithoutAddress: Range = { from: 0.6, to: 0.9 }
const shareWithPhotos: Range = { from: 0.1, to: 0.3 }
/** A city that is too much for one question is asked for in four parts. */
const requestsOfCity: Range = { from: 1, to: 5 }
/** A place may have one photo or three, and a category of its own. */
const requestsOfPhotos: Range = { from: 1, to: 4 }
const secondsOfCity: Range = { from: 20, to: 120 }
/** Services are asked once a second, and some take longer to answer. */
const secondsOfRequest: Range = { from: 1, to: 1.5 }
// A place of the fresh guide takes 4 kB with its records, distances and indexes; imports note their changes besides.
const bytesOfPlace: Range = { from: 5 * kilobyte, to: 12 * kilobyte }
const bytesOfPhotos: Range = { from: 200 * kilobyte, to: 1000 * kilobyte }

/** What filling the guide will take; what nobody knows before is a wide range. */
export function estimateFill(counts: FillCounts): FillEstimate {
  const { cities, pairs, addressesById, addressesByPosition, photos } = counts
  const places = times(placesOfCity, cities)
  const pairsToAsk = plus(product(places, pairsOfPlace), pairs)
  const roads = { from: pairsToAsk.from / mostDestinations, to: pairsToAsk.to / mostDestinations + cities }
  const byId = plus(product(places, shareWithoutAddress), addressesById)
  const addresses = plus(times(byId, 1 / mostLookups), addressesByPosition)
  const pictured = plus(product(places, shareWithPhotos), photos)
  const photoRequests = product(pictured, requestsOfPhotos)
  const none = { from: 0, to: 0 }
  return {
    cities,
    places: whole(places),
    steps: [
      of(
        'places',
        times(requestsOfCity, cities),
        times(secondsOfCity, cities),
        product(places, bytesOfPlace),
      ),
      of('roads', roads, product(roads, secondsOfRequest), none),
      of('addresses', addresses, product(addresses, secondsOfRequest), none),
      of('photos', photoRequests, product(photoRequests, secondsOfRequest), product(pictured, bytesOfPhotos)),
    ],
  }
}

const times = ({ from, to }: Range, factor: number): Range => ({ from: from * factor, to: to * factor })
const plus = ({ from, to }: Range, more: number): Range => ({ from: from + more, to: to + more })
const product = (a: Range, b: Range): Range => ({ from: a.from * b.from, to: a.to * b.to })
const whole = ({ from, to }: Range): Range => ({ from: Math.ceil(from), to: Math.ceil(to) })

const of = (step: FillStep, requests: Range, seconds: Range, bytes: Range) => ({
  ...{ step, requests: whole(requests), seconds: whole(seconds), bytes: whole(bytes) },
})
