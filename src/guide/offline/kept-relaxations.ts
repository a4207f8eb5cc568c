import type { PlaceRelaxation } from '../place-lists/relaxation.schema.ts'
import type { AskedList } from './asked-list.ts'
import { type FilterName, judgesOf } from './certainty-of.ts'
import type { KeptPlace } from './kept-place.schema.ts'

/** How many wider radii are tried. */
const mostWider = 3

/** Which filter to loosen, and how many places that would bring, as `relaxation.queries.ts` has it. */
export function keptRelaxations(
  kept: readonly KeptPlace[],
  asked: AskedList,
  radiiKm: readonly number[],
): PlaceRelaxation[] {
  const judges = judgesOf(asked)
  const names = [...judges.keys()]
  const count = (filters: readonly FilterName[], radius = asked.radius) =>
    kept.filter((place) => (place.distance ?? 0) <= radius && filters.every(fits(place))).length
  const fits = (place: KeptPlace) => (name: FilterName) => {
    const said = judges.get(name)?.(place)
    return said === true || (said === null && asked.unknown)
  }
  const now = count(names)
  const helps = ({ total }: PlaceRelaxation) => total > now
  const widerKm = radiiKm
    .filter((km) => km > asked.radius)
    .toSorted((a, b) => a - b)
    .slice(0, mostWider)
  const wider = widerKm
    .map((radius) => ({ relax: 'radius' as const, radius, total: count(names, radius) }))
    .filter(helps)
    .filter(({ total }, at, all) => total > (all[at - 1]?.total ?? 0))
  const looser = names
    .map((relax) => ({ relax, radius: asked.radius, total: count(names.filter((name) => name !== relax)) }))
    .filter(helps)
    .toSorted((a, b) => a.total - b.total)
  const single = [...wider.slice(0, 2), ...looser.slice(0, 3)]
  if (single.length > 0) return single
  return [asked.radius, ...widerKm.slice(-1)]
    .map((radius) => ({ relax: 'all' as const, radius, total: count([], radius) }))
    .filter(helps)
    .slice(0, 1)
}
