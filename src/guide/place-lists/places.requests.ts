import { apiClient, contentOf, orNull } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { placesApi } from './places.api.ts'

const places = apiClient<typeof placesApi>('/api/places')

/** Null for an unknown place. */
export const getPlace = remembered((placeSlug: string) =>
  orNull(contentOf(places[':placeSlug'].$get({ param: { placeSlug } }))),
)
