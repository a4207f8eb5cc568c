import { Fragment } from 'react'
import { KeptPart } from '../../web/kept-part.tsx'
import { dealScenes } from '../art/pick-scene.ts'
import type { City } from '../cities/city.schema.ts'
import type { LoadRain } from '../dates/dates-store.ts'
import { useOurFamily } from '../family/our-family.tsx'
import { usualNoteOfSome } from '../opening-hours/shown/todays-line.tsx'
import type { Certainty, GroupCounts } from '../place-lists/certainty.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import { PlaceCard } from '../place-lists/place-card.tsx'
import type { CityFilters } from './city-filters.ts'
import { holidayNote } from './holiday-note.ts'
import { dayInWords, hoursNotTold } from './open-days.ts'
import { SilentHeading } from './silent-places.tsx'

const loadRain: LoadRain = () => import('../rain/rain-of-card.tsx')

interface CityCardsProps {
  city: Pick<City, 'slug'>
  filters: CityFilters
  places: readonly PlaceListItem[]
  /** How many there are on all pages of each group. */
  groups: GroupCounts
  total: number | undefined
  /** How many of them come before those shown. */
  before: number
  /** How many of them all end the list, since they do not fit everybody of the visitor's family. */
  misfits: number
  today: string
  cityDay: string
  /** Hides the places that do not say, where no address tells whether they are shown. */
  onUnknownChange?: ((isShown: boolean) => void) | undefined
}

/** The cards of a list, each group of those that fit as surely under a heading of its own. */
export function CityCards(props: CityCardsProps) {
  const ours = useOurFamily()
  const dealt = dealScenes(props.places)
  const fitting = Math.max(0, (props.total ?? 0) - props.misfits - props.before)
  return dealt.map(({ place, scene }, index) => (
    <Fragment key={place.id}>
      {index < fitting && place.certainty !== props.places[index - 1]?.certainty && (
        <GroupHeading {...props} certainty={place.certainty} />
      )}
      {props.misfits > 0 && index === fitting && ours?.misfitHeading(props.misfits)}
      <KeptPart kind="card of a city" by={[place, scene, props.today]}>
        <PlaceCard
          place={place}
          scene={scene}
          today={props.today}
          rain={place.setting === 'outdoor' ? loadRain : undefined}
        />
      </KeptPart>
    </Fragment>
  ))
}

/** None over what surely fits where no day is asked for: then it is the list. */
function GroupHeading({ certainty, ...props }: CityCardsProps & { certainty: Certainty }) {
  const { groups, filters, cityDay } = props
  const count = groups[certainty]
  if (certainty === 'silent') return <SilentHeading {...props} count={count} />
  if (!filters.openOn) return null
  const day = dayInWords(filters.openOn, cityDay)
  const notTold = hoursNotTold(filters.openOn, cityDay)
  const when = /^To/.test(day) ? day.toLowerCase() : `on ${day}`
  return (
    <div className="col-span-full not-first:pt-4">
      <h2 className="text-[1.375rem]! leading-tight">
        {
          {
            stated: `${count} open ${when}`,
            usual: `${count} usually open ${when}`,
            unknown: notTold ? `No hours of ${day}` : `${count} with hours not known`,
          }[certainty]
        }
      </h2>
      {notTold && <p className="text-sm text-text-muted">{notTold}</p>}
      {certainty === 'usual' && (
        <p className="text-sm text-text-muted">
          {holidayNote(filters.openOn, props.places) ?? usualNoteOfSome}
        </p>
      )}
    </div>
  )
}
