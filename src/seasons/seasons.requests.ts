import { queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf } from '../app/api-client.ts'

export const seasonsRequest = queryOptions({
  queryKey: ['seasons'],
  queryFn: () => contentOf(apiClient().api.seasons.$get()),
})
