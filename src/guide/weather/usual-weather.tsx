import { OutsideLink } from '../../ui/outside-link.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { CityName } from '../cities/city.schema.ts'
import { getCityWeather } from './city-weather.requests.ts'
import { monthName, monthsOfDays, usualWeather } from './weather-words.ts'

interface UsualWeatherProps {
  city: Pick<CityName, 'name' | 'slug'>
  /** YYYY-MM-DD, in order. */
  days: readonly string[]
}

/** What the months of some days are usually like in a city, and who says so; nothing where that is not known. */
export function UsualWeather({ city, days }: UsualWeatherProps) {
  const { content: weather } = useAnswer(city.slug, () => getCityWeather(city.slug))
  if (!weather) return null
  const months = monthsOfDays(days).flatMap(
    (month) => weather.months.find((one) => one.month === month) ?? [],
  )
  return (
    // Cards may follow, or nothing.
    <section aria-label="Usual weather" className="grid gap-0.5 pb-3.5 text-sm last:pb-0">
      {months.map((month) => (
        <p key={month.month}>
          In {monthName(month.month)} {usualWeather(month)}
        </p>
      ))}
      <p className="text-xs text-text-muted">
        Average in {city.name}, {weather.firstYear} to {weather.lastYear}, no forecast ·{' '}
        <OutsideLink href="https://open-meteo.com/" className="underlined">
          Weather data by Open-Meteo.com
        </OutsideLink>
        ,{' '}
        <OutsideLink href="https://creativecommons.org/licenses/by/4.0/" className="underlined">
          CC BY 4.0
        </OutsideLink>
      </p>
    </section>
  )
}
