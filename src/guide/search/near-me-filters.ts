import { seasonNames } from '../seasons/season.ts'
import { funTypesOf, isPartOfTypes, type WantedKind } from './kind.ts'
import type { Wish } from './wishes.ts'

type Meant = { kinds: readonly WantedKind[]; wishes: readonly Wish[] }

/**
 * What of a text the filters of 'Near me' can be set to, by the names that a city's address has for them. What is but a part of its fun
 * types is none of them: 'soft play' is not every playground.
 */
export function nearMeFilters({ kinds, wishes }: Meant, openOn: string | undefined): Record<string, string> {
  const [kind, ...others] = kinds
  const funTypes = kind && others.length === 0 && !isPartOfTypes(kind) ? new Set(funTypesOf(kind)) : []
  const season = seasonNames.find((name) => wishes.includes(name))
  return {
    ...(season && { season }),
    ...([...funTypes].length > 0 && { funTypes: [...funTypes].sort().join(',') }),
    ...(wishes.includes('wheelchair') && { wheelchairAccessible: 'true' }),
    ...(wishes.includes('indoor') && { indoor: 'true' }),
    ...(openOn && { openOn }),
  }
}
