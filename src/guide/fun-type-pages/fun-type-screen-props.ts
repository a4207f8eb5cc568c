import type { CountryCities } from '../cities/city.schema.ts'
import type { FunType } from '../fun-types/fun-type.schema.ts'
import type { PlaceByFunType, WhereCounts } from '../place-lists/place.schema.ts'
import type { FunTypesSection } from './fun-types-section.ts'
import type { ShownWhere } from './where.ts'

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
