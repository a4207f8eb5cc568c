import type { CityInItsZone } from '../cities/city.schema.ts'
import type { GroupCounts } from '../place-lists/certainty.ts'
import type { PlaceListItem } from '../place-lists/place.schema.ts'
import type { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'
import type { CityFilters } from './city-filters.ts'
import type { FilterChoices } from './filter-bar.tsx'
import type { ChangeFilters } from './use-chosen-filters.ts'

export interface CityScreenProps extends FilterChoices {
  city: Pick<CityInItsZone, 'name' | 'country' | 'slug' | 'lat' | 'lng' | 'timeZone'>
  filters: CityFilters
  /** The address and the data follow. */
  onFiltersChange: ChangeFilters
  places: readonly PlaceListItem[]
  groups: GroupCounts
  /** How many places there are on all pages; undefined while unknown. */
  total: number | undefined
  /** How many of them come before those shown. */
  before: number
  /** How many of them end the list, since they do not fit everybody of the visitor's family. */
  misfits: number
  /** True while the places of other filters are on their way. */
  isLoading: boolean
  /** The UTC day as YYYY-MM-DD, the same for the server and the browser. */
  today: string
  /** The page of the list that follows the places shown; undefined after the last. */
  nextPage: number | undefined
  /** What to loosen when there are few places; empty when nothing helps, undefined for a list that is long enough, and while unknown. */
  relaxations: readonly PlaceRelaxation[] | undefined
  onMore: () => void
}
