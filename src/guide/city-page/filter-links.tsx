import {
  anySeason,
  type CityFilters,
  cityAddress,
  oldestAge,
  radiusChoices,
  seasonChoices,
  sortChoices,
} from './city-filters.ts'
import type { FilterChoices } from './filter-bar.tsx'
import { anyDay, openDayChoices } from './open-days.ts'

interface FilterLinksProps extends FilterChoices {
  citySlug: string
  filters: CityFilters
}

/** The filter bar without JavaScript: every choice is a link, the current ones are marked. */
export function FilterLinks({
  citySlug,
  filters,
  radiusOptions,
  seasons,
  funTypes,
  cityDay,
}: FilterLinksProps) {
  const link = (name: string, isOn: boolean, part: Partial<CityFilters>) => (
    <li key={name}>
      <a href={cityAddress(citySlug, { ...filters, ...part })} aria-current={isOn ? 'true' : undefined}>
        {name}
      </a>
    </li>
  )
  const toggled = (slug: string) =>
    filters.funTypes.includes(slug)
      ? filters.funTypes.filter((other) => other !== slug)
      : [...filters.funTypes, slug]
  return (
    <nav aria-label="Filters" className="filter-links border-y border-border bg-surface py-2">
      <ul>
        {openDayChoices(cityDay, filters.openOn)
          .slice(0, 10)
          .map(({ value, label }) =>
            link(
              value === anyDay ? label : `Open ${label.replace(/^To/, 'to')}`,
              value === (filters.openOn ?? anyDay),
              {
                openOn: value === anyDay ? undefined : value,
              },
            ),
          )}
      </ul>
      <ul>
        {radiusChoices(radiusOptions, filters.radius).map(({ value, label }) =>
          link(label, Number(value) === filters.radius, { radius: Number(value) }),
        )}
      </ul>
      <ul>
        {seasonChoices(seasons).map(({ value, label }) =>
          link(label, value === (filters.season || anySeason), { season: value }),
        )}
      </ul>
      <ul>
        {link('Any age', filters.ages.length === 0, { ages: [] })}
        {Array.from({ length: oldestAge }, (_, age) =>
          link(`Age ${age}`, filters.ages.includes(age), { ages: [age] }),
        )}
      </ul>
      <ul>
        {link('All types', filters.funTypes.length === 0, { funTypes: [] })}
        {funTypes.map(({ slug, name }) =>
          link(name, filters.funTypes.includes(slug), { funTypes: toggled(slug) }),
        )}
      </ul>
      <ul>
        {link('Featured', filters.featured, { featured: !filters.featured })}
        {link('Indoor', filters.indoor, { indoor: !filters.indoor })}
        {link('Wheelchair accessible', filters.wheelchairAccessible, {
          wheelchairAccessible: !filters.wheelchairAccessible,
        })}
      </ul>
      <ul>{sortChoices.map(({ value, label }) => link(label, value === filters.sort, { sort: value }))}</ul>
    </nav>
  )
}
