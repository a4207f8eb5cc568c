import { DatesChip } from '../dates/dates-chip.tsx'
import { useOurDates } from '../dates/our-dates.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

/** The days that the visitor picked, or the way to pick some. */
export const PlaceDates = ({ place: { slug, sources } }: { place: PlaceDetail }) => (
  <div className="mt-4 grid gap-3 noscript:hidden print:hidden">
    <DatesChip />
    {useOurDates()?.table(slug, sources.openingHours)}
  </div>
)
