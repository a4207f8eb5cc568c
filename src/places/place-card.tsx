import { Link } from '@tanstack/react-router'
import { CalendarX2, ExternalLink, Navigation } from 'lucide-react'
import { formatDistance } from '../distances/distance.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { FunTypeBadges } from './fun-type-badges.tsx'
import { isOpenInWindow } from './open-season.ts'
import type { PlaceListItem } from './place.schema.ts'
import { PlacePicture } from './place-picture.tsx'
import { PlaceStatus } from './place-status.tsx'

/** A place in a list: name, where and how far, what kind, open or not, what to do. */
export function PlaceCard({ place, today }: { place: PlaceListItem; today: string }) {
  const { slug, name, addrCity, addrCountry, distance, funTypes, website } = place
  return (
    <article
      className={`ft-${funTypes[0]?.slug} relative flex flex-col rounded-xl border border-border bg-surface p-2 transition-[box-shadow,translate,border-color] duration-(--dur) ease-out hover:translate-y-(--lift) hover:border-border-strong hover:shadow-md`}
    >
      <div className="relative aspect-[4/3] overflow-hidden rounded-[15px] bg-surface-hover">
        <PlacePicture {...place} />
        {!isOpenInWindow(place.openFrom, place.openTo, today) && (
          <Badge className="absolute top-2.5 left-2.5 bg-seasonal text-on-seasonal">
            <CalendarX2 />
            Seasonal
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-[9px] px-2 pt-3.5 pb-2">
        <h2 className="text-card tracking-[-0.012em] [overflow-wrap:anywhere]">
          <Link
            to="/funplace/$placeSlug"
            params={{ placeSlug: slug }}
            className="hover:underline after:absolute after:inset-x-2 after:top-2 after:aspect-[4/3]"
          >
            {name}
          </Link>
        </h2>
        <div className="flex justify-between gap-3 text-sm text-text-muted">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {[addrCity, addrCountry].filter(Boolean).join(', ')}
          </span>
          <b className="inline-flex items-center gap-[5px] font-semibold whitespace-nowrap text-text tabular-nums">
            <Navigation className="size-[15px] text-link" />
            {formatDistance(distance)}
          </b>
        </div>
        <FunTypeBadges funTypes={funTypes} />
        <div className="mt-auto pt-[3px]">
          <PlaceStatus {...place} today={today} />
        </div>
        <div className="flex gap-2 pt-[5px]">
          <Link
            to="/funplace/$placeSlug"
            params={{ placeSlug: slug }}
            aria-label={`View Details of ${name}`}
            className={buttonClass('soft', 'md', 'flex-1')}
          >
            View Details
          </Link>
          {website && (
            <OutsideLink
              href={website}
              aria-label={`Website of ${name}, opens in a new tab`}
              className={buttonClass('ghost')}
            >
              Website
              <ExternalLink className="size-5" />
            </OutsideLink>
          )}
        </div>
      </div>
    </article>
  )
}
