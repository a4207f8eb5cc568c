import { MorePlacesLink } from '../place-lists/more-places-link.tsx'
import type { PlaceByFunType } from '../place-lists/place.schema.ts'
import { FunTypePlaceCard } from './fun-type-place-card.tsx'
import type { FunTypeScreenProps } from './fun-type-screen.tsx'
import { funTypeAddress } from './fun-types-section.ts'
import { NoPlacesInCategory } from './no-places-in-category.tsx'

type FunTypePlacesProps = FunTypeScreenProps & { places: readonly PlaceByFunType[] }

export function FunTypePlaces(props: FunTypePlacesProps) {
  const { section, funType, places, total, nextPage, onMore } = props
  if (places.length === 0) return <NoPlacesInCategory section={section} />
  return (
    <>
      <p className="mb-4.5 text-sm text-text-muted">
        <b className="font-semibold text-text">
          {total} {total === 1 ? 'place' : 'places'}.
        </b>{' '}
        Each card names the nearest cities.
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-4 md:gap-5.5">
        {places.map((place) => (
          <FunTypePlaceCard key={place.id} place={place} funType={funType} />
        ))}
      </div>
      {nextPage !== undefined && (
        <MorePlacesLink href={funTypeAddress(section, funType.slug, nextPage)} onMore={onMore} />
      )}
    </>
  )
}
