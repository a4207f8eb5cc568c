import { dayInFull, dayInShort } from '../opening-hours/date-words.ts'
import { dayAtPlace } from './day-at-place.ts'
import { sayers } from './sayers.ts'
import { usePlaceDays } from './use-place-days.tsx'

interface DatesOfCardProps {
  slug: string
  days: readonly string[]
}

/** Each of the days in some words: 'Fri 27 10–18', 'Sat 28 closed'. */
export function DatesOfCard({ slug, days }: DatesOfCardProps) {
  const place = usePlaceDays(slug, days)
  const known = place && days.map((day) => ({ day, ...dayAtPlace(place, day) }))
  if (!known || known.every(({ tone }) => tone === 'unknown'))
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
