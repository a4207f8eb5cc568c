import { apiClient, contentOf } from '../../web/api-client.ts'
import type { alikePlacesApi } from './alike-places.api.ts'
import type { AlikePlaces } from './alike-places.schema.ts'

const calls = apiClient<typeof alikePlacesApi>('/api/admin/alike-places')

type Typed = Record<'name' | 'lat' | 'lng', string> &
  Partial<Record<'displayName' | 'website' | 'placeId' | 'funTypeIds', string>>

export const getAlikePlaces = (query: Typed): Promise<AlikePlaces> => contentOf(calls.index.$get({ query }))
