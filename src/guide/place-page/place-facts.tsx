import { Baby, CalendarCheck, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { checkedWords } from '../facts/source-words.ts'
import { TodaysLine } from '../opening-hours/shown/todays-line.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { ageRange } from './age-range.ts'

/** What a parent asks first: open today, where, for whom, and how fresh that is. */
export function PlaceFacts({ place, today }: { place: PlaceDetail; today: string }) {
  const [nearest] = place.nearCities
  const near = !place.addrCity && nearest && nearest.distance <= nearKm && `near ${nearest.cityName}`
  const where = [place.addrCity, place.addrCountry, near].filter(Boolean).join(', ')
  const ages = ageRange(place)
  return (
    <ul className="flex flex-wrap gap-x-5.5 gap-y-1.5 text-sm text-text-muted [overflow-wrap:anywhere]">
      <li>
        <TodaysLine hours={place.hours} look="small" />
      </li>
      {where && <Fact icon={MapPin}>{where}</Fact>}
      {ages && <Fact icon={Baby}>{ages === 'All ages' ? ages : `Ages ${ages}`}</Fact>}
      {place.lastChecked && <Fact icon={CalendarCheck}>{checkedWords(place.lastChecked.date, today)}</Fact>}
    </ul>
  )
}

/** Kilometres within which a place without a town of its own is near a city's centre. */
const nearKm = 15

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <Icon className="size-[18px] flex-none text-link" />
    {children}
  </li>
)
