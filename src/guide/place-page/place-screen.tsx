import { ExternalLink, Map as MapIcon, Star } from 'lucide-react'
import { BackButton } from '../../ui/back-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PrintButton, ShareButton } from '../../ui/share-buttons.tsx'
import { PlaceGallery } from '../photos/place-gallery.tsx'
import { FunTypeBadges } from '../place-lists/fun-type-badges.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlaceStatus } from '../place-lists/place-status.tsx'
import { SeasonTiles } from '../seasons/season-tiles.tsx'
import { BasicInformation } from './basic-information.tsx'
import { NearCities } from './near-cities.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceOnMap } from './place-on-map.tsx'

interface PlaceScreenProps {
  place: PlaceDetail
  /** The UTC day as YYYY-MM-DD, the same for the server and the browser. */
  today: string
  /** Goes back to where the visitor came from; undefined for one who has just arrived. */
  onBack: (() => void) | undefined
}

export function PlaceScreen({ place, today, onBack }: PlaceScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="page-width outline-none">
      <BackButton onBack={onBack} />
      <div className="grid gap-3.5 pt-2 pb-5.5">
        {place.isFeatured && (
          <div>
            <Badge className="bg-(--sun-400) text-on-accent">
              <Star />
              Featured
            </Badge>
          </div>
        )}
        <h1 className="[overflow-wrap:anywhere]">{place.placeName}</h1>
        <PlaceFacts place={place} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_384px] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10 lg:gap-y-7">
        <PlaceGallery
          slug={place.slug}
          funType={place.funTypes[0]?.slug ?? 'outdoor'}
          images={place.images}
        />
        {place.description && (
          <div className="grid max-w-(--measure) gap-3.5 text-[1.0625rem] leading-[1.65rem] sm:text-[1.125rem] sm:leading-7 lg:col-start-1">
            {place.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <aside
          aria-label="Practical information"
          className="grid gap-4 lg:sticky lg:top-[calc(var(--nav-h)+20px)] lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          <PlaceActions place={place} />
          <BasicInformation place={place} />
          <PlaceOnMap place={place} />
        </aside>
        <div className="min-w-0 lg:col-start-1">
          <section className="lg:mt-5">
            <h2 className="mb-4 text-[1.625rem] leading-tight">Categories &amp; Availability</h2>
            <SeasonTiles open={place.seasons} />
            <div className="mt-4 grid gap-4">
              {place.openFrom && <PlaceStatus {...place} today={today} />}
              <FunTypeBadges funTypes={place.funTypes} />
            </div>
          </section>
          {place.nearCities.length > 0 && <NearCities cities={place.nearCities} />}
        </div>
      </div>
    </main>
  )
}

const PlaceActions = ({ place }: { place: PlaceDetail }) => (
  <div className="grid gap-2.5">
    {place.website && (
      <OutsideLink href={place.website} className={buttonClass('accent', 'lg')}>
        Visit Website
        <ExternalLink className="size-5" />
      </OutsideLink>
    )}
    <OutsideLink
      href={`https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`}
      className={buttonClass('outline', 'lg')}
    >
      <MapIcon className="size-5" />
      View on Map
    </OutsideLink>
    <div className="grid grid-cols-2 gap-2.5 noscript:hidden print:hidden">
      <ShareButton title={place.placeName} look="outline" size="md" />
      <PrintButton look="outline" size="md" />
    </div>
  </div>
)
