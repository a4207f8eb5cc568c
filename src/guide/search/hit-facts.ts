import { cardFacts } from '../place-lists/card-facts.ts'
import type { SearchAnswer } from './search.schema.ts'

/**
 * 'Indoor · free for children · best for 4–12': what is known of a place that a search may have asked for. Who looks for what is
 * free also finds, farther down, what is not.
 */
export const hitFacts = (place: SearchAnswer['places'][number]): string =>
  cardFacts({ ...place, visitHoursMin: null, visitHoursMax: null }).join(' · ')
