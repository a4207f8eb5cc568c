import type { ChangeAuthor } from './audit-changes.queries.ts'
import type { Foresight } from './foresight.ts'

export type StoreOptions = {
  /** The date of the data that the candidates come from. */
  asOf: Date
  /** The city they were fetched for; without one, new places are linked to their nearest city within 50 km. */
  cityId?: number | undefined
  /** The places of records that are known beforehand, by external id; all others find theirs, or are new ones. */
  placeOfId?: ReadonlyMap<string, number>
  /** External ids of those that start as featured when they are new. */
  featured?: ReadonlySet<string>
  /** The run that the changes are noted for; without one none are. */
  run?: ChangeAuthor | undefined
  /** What was worked out of them beforehand. */
  foreseen?: Foresight | undefined
}
