import { Baby, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { TodaysHours } from '../opening-hours/todays-hours.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { ageRange } from './age-range.ts'

/** What a parent asks first: where, for whom, open today. */
export function PlaceFacts({ place }: { place: PlaceDetail }) {
  const where = [place.addrCity, place.addrCountry].filter(Boolean).join(', ')
  const ages = ageRange(place)
  return (
    <ul className="flex flex-wrap gap-x-5.5 gap-y-1.5 text-sm text-text-muted">
      {where && <Fact icon={MapPin}>{where}</Fact>}
      {ages && <Fact icon={Baby}>{ages === 'All ages' ? ages : `Ages ${ages}`}</Fact>}
      {place.today.state !== 'unknown' && (
        <li>
          <TodaysHours today={place.today} isProminent />
        </li>
      )}
    </ul>
  )
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <Icon className="size-[18px] flex-none text-link" />
    {children}
  </li>
)
