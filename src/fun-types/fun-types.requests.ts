import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiClient, contentOf, orNull, successOf } from '../app/api-client.ts'
import { pageAfter, pageQuery } from '../places/place-list-page.ts'

export const funTypesRequest = queryOptions({
  queryKey: ['fun-types'],
  queryFn: () => contentOf(apiClient().api['fun-types'].$get()),
})

/** Null for an unknown fun type. */
export const funTypeRequest = (slug: string) =>
  queryOptions({
    queryKey: ['fun-types', slug],
    queryFn: () => orNull(contentOf(apiClient().api['fun-types'][':slug'].$get({ param: { slug } }))),
  })

/** The places of a fun type, page by page from the given one on; pages count from 1. */
export const funTypePlacesRequest = (slug: string, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey: ['places', 'by-fun-type', slug, firstPage],
    queryFn: ({ pageParam }) => placesPage(slug, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ total }, _pages, page) => pageAfter(page, total),
  })

async function placesPage(slug: string, page: number) {
  const answer = await successOf(
    apiClient().api.places['by-fun-type'][':slug'].$get({ param: { slug }, query: pageQuery(page) }),
  )
  return { places: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
