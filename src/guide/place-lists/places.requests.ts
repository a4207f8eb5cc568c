import { apiClient, contentOf, orNull } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'

/** Null for an unknown place. */
export const getPlace = remembered((placeSlug: string) =>
  orNull(contentOf(apiClient().api.places[':placeSlug'].$get({ param: { placeSlug } }))),
)
