import { apiClient, contentOf, orNull } from '../../web/api-client.ts'
import { remembered } from '../../web/remembered.ts'

export const getFunTypes = remembered(() => contentOf(apiClient().api['fun-types'].$get()))

/** Null for an unknown fun type. */
export const getFunType = remembered((slug: string) =>
  orNull(contentOf(apiClient().api['fun-types'][':slug'].$get({ param: { slug } }))),
)
