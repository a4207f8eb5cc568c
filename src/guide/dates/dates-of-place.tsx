import { use } from 'react'
import type { FactSource } from '../facts/fact-source.schema.ts'
import { isClosedOn } from '../opening-hours/days/closure.ts'
import { dayInFull } from '../opening-hours/days/date-words.ts'
import { type DayAtPlace, dayAtPlace, notesInWords } from './day-at-place.ts'
import { PreviewedDays } from './previewed-days.tsx'
import { sayers } from './sayers.ts'
import { usePlaceDays } from './use-place-days.tsx'

interface DatesOfPlaceProps {
  slug: string
  days: readonly string[]
  /** Who states its hours. */
  source: FactSource | undefined
}

/** Each of the days with what it is there: open or not, by whom, a holiday, the sunset. */
export function DatesOfPlace(props: DatesOfPlaceProps) {
  const previewed = use(PreviewedDays)
  return previewed ? <DayList {...props} place={previewed} /> : <AskedDays {...props} />
}

const AskedDays = (props: DatesOfPlaceProps) => (
  <DayList {...props} place={usePlaceDays(props.slug, props.days)} />
)

type DayListProps = Omit<DatesOfPlaceProps, 'slug'> & { place: ReturnType<typeof usePlaceDays> }

function DayList({ place, days, source }: DayListProps) {
  const by = place?.hours?.grade === 'stated' && source ? sayers[source.source] : undefined
  // Of a closure the page names who says it above.
  const isClosure = (day: string) => place?.hours?.closure && isClosedOn(place.hours.closure, day)
  if (place === null) return <p className="text-sm text-text-muted">Our dates cannot be asked for now.</p>
  return (
    <ul aria-label="On our dates" className="grid gap-2.5 text-sm">
      {days.map((day) => {
        const note = place?.notes.find((other) => other.day === day)
        return (
          <li key={day}>
            <span className="block text-text-muted">{dayInFull(day)}</span>
            {place ? <HoursOfDay {...dayAtPlace(place, day)} by={isClosure(day) ? undefined : by} /> : '…'}
            {note && <span className="block text-xs text-text-muted">{notesInWords(note).join(' · ')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

type HoursOfDayProps = DayAtPlace & { by: string | undefined }

function HoursOfDay({ tone, text, remark, by }: HoursOfDayProps) {
  return (
    <span className={`dates-hours day-${tone}`}>
      <span aria-hidden="true" className={`dot dot-${tone}`} />
      <span>
        <b>{text}</b>
        {tone !== 'unknown' && by && `, by ${by}`}
        {remark && `: ${remark}`}
      </span>
    </span>
  )
}
