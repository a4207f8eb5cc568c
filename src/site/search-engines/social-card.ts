import type { Drawable } from '../../guide/art/pick-scene.ts'
import { formatDistance } from '../../guide/how-far/distance.ts'
import { formatDrivingTime } from '../../guide/how-far/driving-time.ts'

export type PlaceCard = Drawable & {
  name: string
  town: string | null
  country: string | null
  /** The city that it is nearest to; null when there is none around. */
  near: Near | null
}

type Near = {
  cityName: string
  distance: number
  /** Whether nobody has measured where the place lies. */
  isRough: boolean
  drivingTimeMinutes: number | null
}

export type CityCard = {
  name: string
  country: string
  /** Places around it that a drawing is true of, those that are featured first. */
  places: Drawable[]
}

/** What a card says. */
export interface CardTexts {
  /** Above the title. */
  over: string | null
  title: string
  /** Below it. */
  lines: string[]
}

export const placeTexts = ({ name, town, country, near }: PlaceCard): CardTexts => ({
  over: null,
  title: name,
  lines: [[town, country].filter(Boolean).join(', '), near ? howFar(near) : ''].filter(Boolean),
})

export const cityTexts = ({ name, country }: CityCard): CardTexts => ({
  over: 'Family fun around',
  title: name,
  lines: [country],
})

function howFar({ cityName, distance, isRough, drivingTimeMinutes }: Near): string {
  // A line breaks before it, not in it.
  const drive =
    drivingTimeMinutes === null
      ? ''
      : `, ${`${formatDrivingTime(drivingTimeMinutes)} drive`.replaceAll(' ', '\u00a0')}`
  return `${formatDistance(distance, isRough)} from ${cityName}${drive}`
}
