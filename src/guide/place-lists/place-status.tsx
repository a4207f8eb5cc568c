import { CalendarRange } from 'lucide-react'
import { formatSeasonDay, isOpenInWindow, type OpenSeason } from '../seasons/open-season.ts'

/** Open this season or not; `today` is the UTC day, given so that the server and the browser say the same. */
export function PlaceStatus({ openFrom, openTo, today }: OpenSeason & { today: string }) {
  if (isOpenInWindow(openFrom, openTo, today)) {
    return (
      <p className="flex items-center gap-2 text-sm font-semibold text-success">
        <span className="mx-1 size-[9px] rounded-full bg-current shadow-[0_0_0_4px_color-mix(in_oklab,currentColor_20%,transparent)]" />
        Open now
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-text-muted">
      <CalendarRange className="size-[17px]" />
      Seasonal: {openFrom && formatSeasonDay(openFrom)} - {openTo && formatSeasonDay(openTo)}
    </p>
  )
}
