import { Link } from '@tanstack/react-router'
import { useAnswer } from '../../ui/use-answer.ts'
import { PlaceArt } from '../art/place-art.tsx'
import { isRough } from '../facts/is-rough.ts'
import { formatDistance } from '../how-far/distance.ts'
import { TodaysLine } from '../opening-hours/shown/todays-line.tsx'
import { PhotoCredit } from '../photos/photo-credit.tsx'
import { imageAddress, inDisplayOrder, photoSizes } from '../photos/place-image.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlaceStatus } from '../place-lists/place-status.tsx'
import { getPlace } from '../place-lists/places.requests.ts'
import type { CityPoint } from './map-content.ts'

interface PlaceMapCardProps {
  place: CityPoint
  /** The UTC day as YYYY-MM-DD. */
  today: string
  isTabStop: boolean
}

/** A place on the map: all of the card leads to it. Its page's own data fills the card, so that the page then opens at once. */
export function PlaceMapCard({ place, today, isTabStop }: PlaceMapCardProps) {
  const { content: details } = useAnswer(place.slug, () => getPlace(place.slug))
  const [image] = inDisplayOrder(details?.images ?? [])
  return (
    <article className="relative grid min-h-[108px] low:min-h-[92px] grid-cols-[104px_minmax(0,1fr)] gap-3 p-2 low:p-1.5">
      <div className="relative grid overflow-hidden rounded-md bg-skeleton">
        {details && <Picture place={details} />}
      </div>
      <div className="grid content-center gap-[3px] text-sm">
        <h2 className="text-[1.0625rem] leading-tight tracking-[-0.012em] [overflow-wrap:anywhere]">
          <Link
            to="/funplace/$placeSlug"
            params={{ placeSlug: place.slug }}
            tabIndex={isTabStop ? undefined : -1}
            className="line-clamp-2 low:line-clamp-1 min-h-6 after:absolute after:inset-0 hover:underline"
          >
            {place.name}
          </Link>
        </h2>
        <p className="text-text-muted">
          {place.funTypeName && `${place.funTypeName} · `}
          <b className="font-semibold text-text tabular-nums">
            {formatDistance(place.distance, isRough(details))}
          </b>
        </p>
        {details && <TodaysLine hours={details.hours} look="small" />}
        {details?.openFrom && (
          <div className="low:hidden">
            <PlaceStatus {...details} today={today} />
          </div>
        )}
        {place.doubt && <p className="text-xs text-text-muted first-letter:uppercase">{place.doubt}</p>}
        {isRough(details) && (
          <p className="text-xs text-text-muted">About here: nobody has measured it yet</p>
        )}
        {image && (
          <PhotoCredit
            image={image}
            tabIndex={isTabStop ? undefined : -1}
            className="relative truncate text-xs text-text-muted"
          />
        )}
      </div>
    </article>
  )
}

function Picture({ place }: { place: PlaceDetail }) {
  const [image] = inDisplayOrder(place.images)
  const src = image && imageAddress(image)
  if (!src) return <PlaceArt place={place} />
  return (
    <img
      src={src}
      srcSet={photoSizes(src)}
      sizes="180px"
      alt=""
      width="104"
      height="136"
      style={{ objectPosition: image.focus }}
      className="absolute size-full object-cover"
    />
  )
}
