import { useLateKept } from '../../web/late-kept.ts'
import { datesStore, type OurDates } from './dates-store.ts'

datesStore.load = () => import('./kept-dates.tsx')

/** Undefined where there are none, on the server, and until a browser has taken its page over. */
export const useOurDates = (): OurDates | undefined => useLateKept(datesStore)

/** Whether a place is open on the days that the visitor picked: the page itself is everybody's. */
export const DatesLine = ({ slug }: { slug: string }) => useOurDates()?.line(slug)
