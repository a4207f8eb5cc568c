import { askedTogether } from '../../web/asked-together.ts'
import { mostPlaces } from './dates.ts'
import { getPlaceDays } from './place-days.requests.ts'

const useAnswer = askedTogether(mostPlaces, (days, slugs) => getPlaceDays(slugs, days.split(',')))

/** A place on some days; undefined while it is asked for, null where nobody could answer. The cards of a page ask together. */
export const usePlaceDays = (slug: string, days: readonly string[]) => useAnswer(days.join(), slug)
