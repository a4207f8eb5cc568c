import { apiClient, contentOf, orNull, successOf } from '../app/api-client.ts'
import { remembered } from '../app/remembered.ts'
import { pageQuery } from '../places/place-list-page.ts'

export const getFunTypes = remembered(() => contentOf(apiClient().api['fun-types'].$get()))

/** Null for an unknown fun type. */
export const getFunType = remembered((slug: string) =>
  orNull(contentOf(apiClient().api['fun-types'][':slug'].$get({ param: { slug } }))),
)

/** A page of the places of a fun type; pages count from 1. */
export const getFunTypePlaces = remembered(async (slug: string, page: number) => {
  const answer = await successOf(
    apiClient().api.places['by-fun-type'][':slug'].$get({ param: { slug }, query: pageQuery(page) }),
  )
  return { places: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
})
