import type { Concern } from './concern.ts'
import type { Dashboard } from './dashboard.schema.ts'
import { pauseConcern } from './paused-service.ts'
import { putOffConcern } from './put-off.ts'

type Kind = { count: (figures: Dashboard) => number; one: string; many: string } & Omit<Concern, 'title'>

/** The most pressing first. */
const kinds: readonly Kind[] = [
  {
    ...{ kind: 'report', count: (figures) => figures.openReports },
    ...{ one: 'report of a family waits', many: 'reports of families wait' },
    text: 'What they found in places: closed, other hours, no changing table.',
    ...{ action: 'Decide', to: '/admin/reports' },
  },
  {
    ...{ kind: 'import', count: (figures) => figures.failedImports },
    ...{ one: 'import failed', many: 'imports failed' },
    text: 'Their cities and files are as they were before.',
    ...{ action: 'See why', to: '/admin/imports', search: { state: 'failed' } },
  },
  {
    ...{ kind: 'running', count: (figures) => figures.runningImports },
    ...{ one: 'import is running', many: 'imports are running' },
    text: 'New places appear when it is done.',
    ...{ action: 'Follow', to: '/admin/imports', search: { state: 'running' } },
  },
  {
    ...{ kind: 'gone', count: (figures) => figures.gonePlaces },
    ...{ one: 'place is gone', many: 'places are gone' },
    text: 'Their source no longer holds them. Visitors still see them.',
    ...{ action: 'Check', to: '/admin/places', search: { isGone: 'true' } },
  },
  {
    ...{ kind: 'refused', count: (figures) => figures.refusedPlaces },
    ...{ one: 'place is refused by an update', many: 'places are refused by an update' },
    text: 'Its rules take them for no places of families. They are hidden, but for those that an editor worked on.',
    ...{ action: 'Check', to: '/admin/review', search: { isRefused: 'true' } },
  },
  {
    ...{ kind: 'website', count: (figures) => figures.goneWebsites },
    ...{ one: 'website is gone', many: 'websites are gone' },
    text: 'They were not there visit after visit, or sell their name. Visitors still find the links.',
    ...{ action: 'Check', to: '/admin/review', search: { hasGoneWebsite: 'true' } },
  },
  {
    ...{ kind: 'hours', count: (figures) => figures.placesWithUnclearHours },
    ...{ one: 'opening hours text cannot be read', many: 'opening hours texts cannot be read' },
    text: 'Visitors see no hours for these places.',
    ...{ action: 'Mend', to: '/admin/places', search: { hasUnclearHours: 'true' } },
  },
  {
    ...{ kind: 'stale', count: (figures) => figures.staleCities },
    ...{ one: 'city was not fetched for 30 days', many: 'cities were not fetched for 30 days' },
    text: 'Places may have opened or closed there since.',
    ...{ action: 'Fetch places', to: '/admin/cities', search: { isStale: 'true' } },
  },
  {
    ...{ kind: 'photo', count: (figures) => figures.placesWithoutPhoto },
    ...{ one: 'place has no photo', many: 'places have no photo' },
    text: 'They show an illustration meanwhile.',
    ...{ action: 'Choose photos', to: '/admin/places', search: { hasPhoto: 'false' } },
  },
]

export const concernsOf = (figures: Dashboard): Concern[] => [
  ...figures.warnings.map(({ title, text }) => ({
    ...{ kind: 'warning' as const, title, text },
    ...{ action: 'See the status', to: '/admin/status' },
  })),
  ...figures.pausedServices.map((paused) => pauseConcern(paused)),
  ...figures.putOff.map((putOff) => putOffConcern(putOff)),
  ...kinds
    .filter(({ count }) => count(figures) > 0)
    .map(({ count, one, many, ...concern }) => ({
      ...concern,
      title: `${count(figures).toLocaleString('en')} ${count(figures) === 1 ? one : many}`,
    })),
]

/** 'They are live already…', with where most of them are. */
export function unreviewedText({ unreviewedPlaces, unreviewedCities }: Dashboard): string {
  const cities = unreviewedCities
    .map(({ name, count }) => `${count.toLocaleString('en')} from ${name}`)
    .join(', ')
  const live = unreviewedPlaces === 1 ? 'It may be live already' : 'They may be live already'
  return `${cities ? `${cities}. ` : ''}${live}, but nobody has read ${unreviewedPlaces === 1 ? 'it' : 'them'} yet.`
}
