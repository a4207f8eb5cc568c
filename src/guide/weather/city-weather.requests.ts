import { apiClient, contentOf } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { cityWeatherApi } from './city-weather.api.ts'

const cities = apiClient<typeof cityWeatherApi>('/api/cities')

/** Null where it is not known. */
export const getCityWeather = remembered((citySlug: string) =>
  contentOf(cities[':citySlug'].weather.$get({ param: { citySlug } })),
)
