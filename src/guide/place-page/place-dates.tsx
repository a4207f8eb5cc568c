import { DatesChip } from '../dates/dates-chip.tsx'
import { DatesWeather, useOurDates } from '../dates/our-dates.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

/** Kilometres within which the weather of a city is that of a place, too. */
const sameWeatherKm = 50

/** The days that the visitor picked, or the way to pick some. */
export function PlaceDates({ place: { slug, timeZone, sources, nearCities } }: { place: PlaceDetail }) {
  const near = nearCities.find(({ distance }) => distance <= sameWeatherKm)
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 noscript:hidden print:hidden [&>button]:whitespace-normal">
      <DatesChip timeZone={timeZone} />
      {useOurDates()?.table(slug, sources.openingHours)}
      {near && <DatesWeather city={{ slug: near.slug, name: near.cityName }} />}
    </div>
  )
}
