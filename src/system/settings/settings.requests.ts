import { ApiError, apiClient, contentOf } from '../../web/api-client.ts'
import { changeConfig, createConfig } from '../configs/configs.requests.ts'

export const getCountries = () => contentOf(apiClient().api.cities['by-country'].$get())

export const togglePlace = ({ id, updatedAt }: { id: number; updatedAt: string }) =>
  contentOf(
    apiClient().api.admin.places[':id'].toggle.$post({ param: { id: String(id) }, json: { updatedAt } }),
  )

/** Adds the configuration, or replaces its value where it is there already. */
export async function saveConfig(key: string, value: string, description: string): Promise<void> {
  try {
    await createConfig({ key, value, description })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    await changeConfig(key, { value, description })
  }
}
