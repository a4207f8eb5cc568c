import { ExternalLink, Map as MapIcon } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PrintButton, ShareButton } from '../../ui/share-buttons.tsx'
import { isRough } from '../facts/is-rough.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { PlanHeart } from '../plan/plan-heart.tsx'
import { postalAddress } from './postal-address.ts'

export const PlaceActions = ({ place }: { place: PlaceDetail }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
    {place.website && (
      <OutsideLink href={place.website} className={buttonClass('accent', 'lg', 'whitespace-normal!')}>
        Visit Website
        <ExternalLink className="size-5" />
      </OutsideLink>
    )}
    <PlanHeart
      slug={place.slug}
      name={place.placeName}
      formerSlugs={place.formerSlugs}
      className={buttonClass('outline', 'lg')}
    >
      Plan
    </PlanHeart>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 print:hidden">
      <OutsideLink
        href={mapAddress(`${place.lat},${place.lng}`)}
        className={buttonClass('outline', 'lg', 'whitespace-normal!')}
      >
        <MapIcon className="size-5" />
        View on Map
      </OutsideLink>
      <OtherWayToFindIt place={place} />
    </div>
    <div className="grid grid-cols-2 gap-2.5 noscript:hidden print:hidden">
      <ShareButton title={place.placeName} look="outline" size="md" />
      <PrintButton look="outline" size="md" />
    </div>
  </div>
)

/** By its name and address, which a map may know better than the guide knows where it lies. */
function OtherWayToFindIt({ place }: { place: PlaceDetail }) {
  const address = postalAddress(place)
  return (
    <p className="text-sm text-text-muted">
      {isRough(place) && 'On the map it is about here: nobody has measured it yet. '}
      {address && (
        <OutsideLink
          href={mapAddress(`${place.placeName}, ${address}`)}
          className="underlined inline-flex min-h-6 items-center"
        >
          Search the map for its address
        </OutsideLink>
      )}
    </p>
  )
}

const mapAddress = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query).replaceAll('%2C', ',')}`
