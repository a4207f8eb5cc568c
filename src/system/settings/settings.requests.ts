import type { adminPlacesApi } from '../../editing/places/admin-places.api.ts'
import type { citiesApi } from '../../guide/city-page/cities.api.ts'
import { ApiError, apiClient, contentOf } from '../../web/api-client.ts'
import { changeConfig, createConfig } from '../configs/configs.requests.ts'

const cities = apiClient<typeof citiesApi>('/api/cities')
const places = apiClient<typeof adminPlacesApi>('/api/admin/places')

export const getCountries = () => contentOf(cities['by-country'].$get())

export const togglePlace = ({ id, updatedAt }: { id: number; updatedAt: string }) =>
  contentOf(places[':id'].toggle.$post({ param: { id: String(id) }, json: { updatedAt } }))

/** Adds the configuration, or replaces its value where it is there already. */
export async function saveConfig(key: string, value: string, description: string): Promise<void> {
  try {
    await createConfig({ key, value, description })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    await changeConfig(key, { value, description })
  }
}
