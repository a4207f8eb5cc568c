import { useLateKept } from '../../web/late-kept.ts'
import type { CityName } from '../cities/city.schema.ts'
import { datesStore, type LoadRain, type OurDates } from './dates-store.ts'

datesStore.load = () => import('./kept-dates.tsx')

/** Undefined where there are none, on the server, and until a browser has taken its page over. */
export const useOurDates = (): OurDates | undefined => useLateKept(datesStore)

interface DatesLineProps {
  slug: string
  /** Of a place outdoors. */
  rain?: LoadRain | undefined
}

/** Whether a place is open on the days that the visitor picked: the page itself is everybody's. */
export const DatesLine = ({ slug, rain }: DatesLineProps) => useOurDates()?.line(slug, rain)

/** What the months of those days are usually like in a city. */
export const DatesWeather = ({ city }: { city: Pick<CityName, 'name' | 'slug'> }) =>
  useOurDates()?.weather(city)
