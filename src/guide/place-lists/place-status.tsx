import { CalendarRange } from 'lucide-react'
import { formatSeasonDay, isOpenInWindow, type OpenSeason } from '../seasons/open-season.ts'

/**
 * In season or not: quiet, and named so that nobody takes it for the door. `today` is the UTC day, given so that the server
 * and the browser say the same.
 */
export function PlaceStatus({ openFrom, openTo, today }: OpenSeason & { today: string }) {
  return (
    <p className="place-status">
      <CalendarRange />
      {isOpenInWindow(openFrom, openTo, today) ? (
        <span>
          Season: <span>Open now</span>
        </span>
      ) : (
        `Seasonal: ${openFrom && formatSeasonDay(openFrom)} - ${openTo && formatSeasonDay(openTo)}`
      )}
    </p>
  )
}
