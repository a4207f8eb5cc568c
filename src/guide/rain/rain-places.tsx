import { Link } from '@tanstack/react-router'
import { useAnswer } from '../../ui/use-answer.ts'
import { useMinute } from '../../ui/use-minute.ts'
import { useOurDates } from '../dates/our-dates.tsx'
import { useOurFamily } from '../family/our-family.tsx'
import { formatDistance } from '../how-far/distance.ts'
import { dayInShort } from '../opening-hours/days/date-words.ts'
import { localDay } from '../opening-hours/days/local-day.ts'
import { hoursOnDay } from '../opening-hours/shown/hours-on-day.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { getRainSwaps } from '../place-lists/rain-swaps.requests.ts'
import { leftOfDay } from './left-of-day.ts'

export interface RainPlacesProps {
  place: Pick<PlaceDetail, 'slug' | 'timeZone'>
}

/**
 * For a place outdoors, the nearest indoors that are open on the first of the visitor's days, or today, and fit the family; on the next of
 * their days where of today nothing is left.
 */
export function RainPlaces({ place }: RainPlacesProps) {
  return <OnFirstOf days={useOurDates()?.days ?? []} place={place} />
}

function OnFirstOf({ days, place }: RainPlacesProps & { days: readonly string[] }) {
  const { slug, timeZone } = place
  const [chosen, ...later] = days
  const family = useOurFamily()?.query
  const now = useMinute() ?? Date.now()
  const today = localDay(timeZone, new Date(now))
  const day = chosen ?? today
  const { content } = useAnswer(JSON.stringify([slug, day, family]), () =>
    getRainSwaps([slug], [day], family),
  )
  // Of today nothing helps that is over.
  const places = (content ?? [])
    .flatMap((swaps) => swaps.places)
    .flatMap((place) => {
      const open = day === today ? leftOfDay(place.hours, now) : hoursOnDay(place.hours, day).text
      return open ? [{ ...place, open }] : []
    })
  if (places.length === 0)
    return content && day === today && later.length > 0 ? <OnFirstOf days={later} place={place} /> : null
  return (
    <section
      aria-labelledby="rain"
      className="ft-aquarium mt-10 rounded-xl bg-(--ft-soft) p-4.5 text-(--ft-text) sm:p-6 print:hidden"
    >
      <h2 id="rain" className="text-lg!">
        If it rains {chosen ? `on ${dayInShort(chosen)}` : 'today'}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-3">
        {places.map(({ slug: other, name, distance, isRough, open }) => (
          <li key={other} className="relative py-2 text-sm">
            <Link
              to="/funplace/$placeSlug"
              params={{ placeSlug: other }}
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <p>
              Indoors · {formatDistance(distance, isRough)} · {open}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
