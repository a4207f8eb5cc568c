import { queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf } from '../app/api-client.ts'

export const searchRadiusOptionsRequest = queryOptions({
  queryKey: ['search-radius-options'],
  queryFn: () => contentOf(apiClient().api['search-radius-options'].$get()),
})
