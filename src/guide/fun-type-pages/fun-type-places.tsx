import { KeptPart } from '../../web/kept-part.tsx'
import { dealScenes } from '../art/pick-scene.ts'
import { DatesChip } from '../dates/dates-chip.tsx'
import { FamilyChip } from '../family/family-chip.tsx'
import { MorePlacesLink } from '../place-lists/more-places-link.tsx'
import type { PlaceByFunType } from '../place-lists/place.schema.ts'
import { BestForUsLink } from './best-for-us-link.tsx'
import { FunTypePlaceCard } from './fun-type-place-card.tsx'
import type { FunTypeScreenProps } from './fun-type-screen-props.ts'
import { funTypeAddress } from './fun-types-section.ts'
import { NoPlacesInCategory } from './no-places-in-category.tsx'
import type { ShownWhere } from './where.ts'

type FunTypePlacesProps = FunTypeScreenProps & { places: readonly PlaceByFunType[] }

export function FunTypePlaces(props: FunTypePlacesProps) {
  const { section, funType, places, total, nextPage, onMore, where } = props
  if (places.length === 0) return <NoPlacesInCategory section={section} slug={funType.slug} where={where} />
  return (
    <>
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-sm text-text-muted">
          <b className="font-semibold text-text">
            {total} {total === 1 ? 'place' : 'places'}
            {whereText(where)}.
          </b>{' '}
          {where.city ? 'Nearest first.' : 'Each card names the nearest cities.'}{' '}
          {where.city && <BestForUsLink citySlug={where.city.slug} funTypeSlug={funType.slug} />}
        </p>
        <div className="flex flex-wrap gap-2.5 noscript:hidden [&>button]:flex-initial [&>button]:whitespace-normal">
          <FamilyChip count={null} />
          <DatesChip />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-4 md:gap-5.5">
        {dealScenes(places.map((place) => ({ ...place, funTypes: [funType] }))).map(({ place, scene }) => (
          <KeptPart key={place.id} kind="card of a fun type" by={[place, scene, funType]}>
            <FunTypePlaceCard place={place} scene={scene} funType={funType} />
          </KeptPart>
        ))}
      </div>
      {nextPage !== undefined && (
        <MorePlacesLink
          href={funTypeAddress(section, funType.slug, nextPage, {
            country: where.city ? undefined : where.country?.country,
            city: where.city?.slug,
          })}
          onMore={onMore}
        />
      )}
    </>
  )
}

const whereText = ({ country, city }: ShownWhere) =>
  city ? ` within 100 km of ${city.name}` : country ? ` in ${country.country}` : ''
