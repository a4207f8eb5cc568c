import { Button, buttonClass } from '../../ui/button.tsx'
import type { City } from '../cities/city.schema.ts'
import { type CityFilters, cityAddress } from './city-filters.ts'

interface SeeMoreProps {
  city: Pick<City, 'slug'>
  filters: CityFilters
  onShowAll: () => void
}

/** Ends a list of featured places. */
export const SeeMorePlaces = (props: SeeMoreProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2.5 px-4 pt-8 text-center text-text-muted print:hidden">
    <p>Showing featured attractions only. Click to see all places.</p>
    <SeeMoreButton {...props} />
  </div>
)

/** Turns 'Featured' off; without JavaScript, a link that does. */
export const SeeMoreButton = ({ city, filters, onShowAll }: SeeMoreProps) => (
  <>
    <Button
      look="accent"
      size="lg"
      onClick={onShowAll}
      className="max-w-full whitespace-normal! noscript:hidden"
    >
      See more places
    </Button>
    <noscript>
      <a
        className={buttonClass('accent', 'lg')}
        href={cityAddress(city.slug, { ...filters, featured: false })}
      >
        See more places
      </a>
    </noscript>
  </>
)
