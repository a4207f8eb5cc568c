import { dateOf } from '../opening-hours/days/day-hours.ts'
import { daysTold } from '../opening-hours/days/days-told.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { openSeason, utcDay } from '../seasons/open-season.ts'
import type { KeptPlace } from './kept-place.schema.ts'

/** A kept place as the guide would tell it now: its seasons and hours from today on, as far as they were known when it was kept. */
export function toldPlace(place: KeptPlace, now: Date): KeptPlace {
  const seasons = place.seasons.map(({ name }) => name)
  return { ...place, ...openSeason(seasons, utcDay(now)), hours: hoursFrom(place, now) }
}

/** Of what lists measure from the city that it is kept with; elsewhere a drive is another question: from where? */
export const withoutWay = ({
  distance: _,
  distanceKm: __,
  drivingTimeMinutes: ___,
  hasNoRoad: ____,
  ...place
}: KeptPlace) => place

function hoursFrom({ hours, timeZone }: KeptPlace, now: Date): KeptPlace['hours'] {
  if (!hours) return null
  const today = localDay(timeZone, now)
  const { closure, ...rest } = hours
  const isOver = typeof closure?.until === 'string' && closure.until < today
  const days = hours.days.filter((day) => dateOf(day) >= today).slice(0, daysTold)
  return { ...rest, days, ...(closure && !isOver && { closure }) }
}
