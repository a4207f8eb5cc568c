import { queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf } from '../app/api-client.ts'

export const funTypesRequest = queryOptions({
  queryKey: ['fun-types'],
  queryFn: () => contentOf(apiClient().api['fun-types'].$get()),
})
