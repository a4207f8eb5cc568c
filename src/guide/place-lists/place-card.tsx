import { CalendarX2, Navigation } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { formatDistance } from '../how-far/distance.ts'
import { formatDrivingTime } from '../how-far/driving-time.ts'
import { TodaysHours } from '../opening-hours/todays-hours.tsx'
import { PhotoOrArt } from '../photos/photo-or-art.tsx'
import { inDisplayOrder } from '../photos/place-image.ts'
import { isOpenInWindow } from '../seasons/open-season.ts'
import { FunTypeBadges } from './fun-type-badges.tsx'
import type { PlaceListItem } from './place.schema.ts'
import { PlaceCardFrame } from './place-card-frame.tsx'
import { PlaceStatus } from './place-status.tsx'

type PlaceCardProps = { place: PlaceListItem; today: string }

/** A place in a list: name, where and how far, what kind, open or not, what to do. */
// Remembered, or the touch of a filter would wait for dozens that stay as they are.
export const PlaceCard = memo(function PlaceCard({ place, today }: PlaceCardProps) {
  const { slug, name, addrCity, addrCountry, funTypes, website } = place
  return (
    <PlaceCardFrame
      slug={slug}
      name={name}
      website={website}
      funTypeSlug={funTypes[0]?.slug}
      picture={<Picture place={place} today={today} />}
    >
      <div className="flex justify-between gap-3 text-sm text-text-muted">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {[addrCity, addrCountry].filter(Boolean).join(', ')}
        </span>
        <HowFar place={place} />
      </div>
      <FunTypeBadges funTypes={funTypes} />
      <div className="mt-auto grid min-h-[50px] content-start gap-[3px] pt-[3px]">
        <PlaceStatus {...place} today={today} />
        <TodaysHours today={place.today} />
      </div>
    </PlaceCardFrame>
  )
})

const HowFar = ({ place: { distance, drivingTimeMinutes } }: { place: PlaceListItem }) => (
  <span className="flex shrink-[9999] flex-wrap justify-end gap-x-2 whitespace-nowrap tabular-nums">
    <b className="inline-flex items-center gap-[5px] font-semibold text-text">
      <Navigation className="size-[15px] text-link" />
      {formatDistance(distance)}
    </b>
    {drivingTimeMinutes !== null && <span>{formatDrivingTime(drivingTimeMinutes)} drive</span>}
  </span>
)

function Picture({ place, today }: { place: PlaceListItem; today: string }) {
  const { slug, images, funTypes, openFrom, openTo } = place
  return (
    <>
      <PhotoOrArt slug={slug} image={inDisplayOrder(images)[0]} funType={funTypes[0]} />
      {!isOpenInWindow(openFrom, openTo, today) && (
        <Badge className="absolute top-2.5 left-2.5 bg-seasonal text-on-seasonal">
          <CalendarX2 />
          Seasonal
        </Badge>
      )}
    </>
  )
}
