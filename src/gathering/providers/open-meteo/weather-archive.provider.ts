import type { Position } from '../../../guide/how-far/distance.ts'
import { askService, type OutgoingParts } from '../../../outgoing/ask-service.provider.ts'
import { jsonOf } from '../../../outgoing/json-of.ts'
import type { AskOptions, Service } from '../../../outgoing/service.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { type WeatherDay, weatherDaysOf, type Years } from './weather-days.ts'

/**
 * Ten years count as some 260 of the 10,000 calls that Open-Meteo gives away in a day, fourteen days as one; and it takes one
 * question at a time.
 */
const archiveService = (baseUrl: string): Service => ({
  name: 'weather-archive',
  title: 'The weather archive',
  baseUrl,
  gapMs: 1000,
  slots: 1,
  // What it has not at hand takes half a minute.
  timeoutMs: 60_000,
  // Ten years are some 90 kB.
  maxBytes: 1_000_000,
  retry: { busyMs: [], failedMs: [5000] },
  budget: { period: 'day', limit: 36 },
})

type Parts = OutgoingParts & { settings: Pick<Settings, 'WEATHER_URL' | 'WEATHER_API_KEY'> }

export type ReadWeather = (at: Position, years: Years, options?: AskOptions) => Promise<WeatherDay[]>

/** The days of past years, asked of the archive of the settings; undefined where none is set. */
export function siteWeather(parts: Parts): ReadWeather | undefined {
  const { WEATHER_URL: base, WEATHER_API_KEY: apikey } = parts.settings
  if (!base) return undefined
  const ask = askService(parts, archiveService(base))
  return async ({ lat, lng }, { first, last }, options) => {
    const url = new URL(`${base.replace(/\/+$/, '')}/v1/archive`)
    url.search = new URLSearchParams({
      latitude: lat.toFixed(2),
      longitude: lng.toFixed(2),
      start_date: `${first}-01-01`,
      end_date: `${last}-12-31`,
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      // Left to choose, it joins several models, and where one takes over from another the weather seems to change.
      models: 'era5',
      timezone: 'auto',
      ...(apikey && { apikey }),
    }).toString()
    return weatherDaysOf(jsonOf(await ask({ url, secret: apikey }, options)))
  }
}
