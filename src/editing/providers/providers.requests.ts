import type { ProviderStatus, ProviderTestResult } from '../../gathering/imports/fetch-places.schema.ts'
import type { importsApi } from '../../gathering/imports/imports.api.ts'
import type { PlacesProviderName } from '../../gathering/providers/provider.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'

const calls = apiClient<typeof importsApi>('/api/admin')

export const getProviderStatus = (): Promise<ProviderStatus> => contentOf(calls.providers.$get())

/** Nothing is stored by it. */
export const testProvider = (provider: PlacesProviderName, cityId?: number): Promise<ProviderTestResult> =>
  contentOf(calls['test-provider'].$post({ json: { provider, ...(cityId !== undefined && { cityId }) } }))
