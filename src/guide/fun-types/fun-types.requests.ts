import { apiClient, contentOf, orNull } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'
import type { funTypesApi } from './fun-types.api.ts'

const funTypes = apiClient<typeof funTypesApi>('/api/fun-types')

export const getFunTypes = remembered(() => contentOf(funTypes.index.$get()))

/** Null for an unknown fun type. */
export const getFunType = remembered((slug: string) =>
  orNull(contentOf(funTypes[':slug'].$get({ param: { slug } }))),
)
