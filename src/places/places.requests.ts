import { queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf, orNull } from '../app/api-client.ts'

/** Null for an unknown place. */
export const placeRequest = (placeSlug: string) =>
  queryOptions({
    queryKey: ['places', placeSlug],
    queryFn: () => orNull(contentOf(apiClient().api.places[':placeSlug'].$get({ param: { placeSlug } }))),
  })
