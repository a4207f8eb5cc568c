import { dayInFull, dayInShort } from '../opening-hours/days/date-words.ts'
import type { LoadRain } from './dates-store.ts'
import { dayAtPlace } from './day-at-place.ts'
import type { PlaceDays } from './place-days.schema.ts'
import { RainBelow } from './rain-below.tsx'
import { sayers } from './sayers.ts'
import { usePlaceDays } from './use-place-days.tsx'

interface DatesOfCardProps {
  slug: string
  days: readonly string[]
  rain: LoadRain | undefined
}

/** Each of the days in some words: 'Fri 27 10–18', 'Sat 28 closed'; of a place outdoors then where to go when it rains. */
export function DatesOfCard({ slug, days, rain }: DatesOfCardProps) {
  const place = usePlaceDays(slug, days)
  const isHoliday = !place || place.notes.some(({ publicHoliday }) => publicHoliday)
  return (
    <>
      <DaysOfCard place={place} days={days} />
      {rain && place !== undefined && <RainBelow load={rain} {...{ slug, days, isHoliday }} />}
    </>
  )
}

interface DaysOfCardProps {
  place: PlaceDays | null | undefined
  days: readonly string[]
}

function DaysOfCard({ place, days }: DaysOfCardProps) {
  const known = place && days.map((day) => ({ day, ...dayAtPlace(place, day) }))
  if (!known || known.every(({ short }) => short === 'not known'))
    return (
      <p className="dates-line text-text-muted">
        {days.map(dayInShort).join(', ')}:{' '}
        {place ? 'not known' : place === null ? 'cannot be asked now' : '…'}
      </p>
    )
  const by = place.hoursBy && sayers[place.hoursBy]
  return (
    <ul className="dates-line" aria-label="On our dates">
      {known.map(({ day, tone, short }) => {
        const holiday = place.notes.find((note) => note.day === day)?.publicHoliday
        return (
          <li key={day} className={`day-${tone}`}>
            <span aria-hidden="true" className={`dot dot-${tone}`} />
            <span>
              <span className="sr-only">{dayInFull(day)}</span>
              <span aria-hidden="true">{dayInShort(day)}</span> {holiday && `(${holiday}) `}
              <b>{short}</b>
            </span>
          </li>
        )
      })}
      {by && <li>by {by}</li>}
    </ul>
  )
}
