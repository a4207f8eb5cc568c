import type { CountryCities } from '../cities/city.schema.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { PlaceByFunType, WhereCounts } from '../place-lists/place.schema.ts'
import { FunTypeHeader } from './fun-type-header.tsx'
import { FunTypePlaces } from './fun-type-places.tsx'
import { FunTypeRail } from './fun-type-rail.tsx'
import type { FunTypesSection } from './fun-types-section.ts'
import { PlacesUnavailable } from './places-unavailable.tsx'
import type { ShownWhere } from './where.ts'
import { WhereRails } from './where-rails.tsx'

export interface FunTypeScreenProps {
  section: FunTypesSection
  funType: FunType
  funTypes: readonly FunType[]
  where: ShownWhere
  countries: readonly CountryCities[]
  /** Undefined when they could not be had. */
  counts: WhereCounts | undefined
  /** Undefined when they could not be had. */
  places: readonly PlaceByFunType[] | undefined
  /** How many places there are on all pages. */
  total: number
  /** The page of the list that follows the places shown; undefined after the last. */
  nextPage: number | undefined
  onMore: () => void
}

export const FunTypeScreen = (props: FunTypeScreenProps) => (
  <main id="main" tabIndex={-1} className="outline-none">
    <FunTypeHeader section={props.section} funType={props.funType} />
    <FunTypeRail section={props.section} funTypes={props.funTypes} current={props.funType.slug} />
    <div className="page-width pt-4">
      {props.countries.length > 0 && <WhereRails {...props} slug={props.funType.slug} />}
      {props.places ? <FunTypePlaces {...props} places={props.places} /> : <PlacesUnavailable />}
    </div>
  </main>
)
