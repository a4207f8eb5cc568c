import { notFound, redirect } from '@tanstack/react-router'
import { apiClient, successOf } from '../../web/api-client.ts'
import { setPageStatus } from '../../web/page-status.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { remembered } from '../../web/remembered.ts'
import { getFunType, getFunTypes } from '../fun-types/fun-types.requests.ts'
import { pageQuery } from '../place-lists/place-list-page.ts'
import type { placesApi } from '../place-lists/places.api.ts'

const places = apiClient<typeof placesApi>('/api/places')

/** A page of the places of a fun type; pages count from 1. */
export const getFunTypePlaces = remembered(async (slug: string, page: number) => {
  const answer = await successOf(
    places['by-fun-type'][':slug'].$get({ param: { slug }, query: pageQuery(page) }),
  )
  return { places: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
})

/**
 * What the page of a fun type needs, the same in both sections. Throws `notFound` for an unknown one; a page after the last
 * leads to the first.
 */
export async function loadFunTypePage(slug: string, page: number) {
  const [funType, firstPlaces, funTypes] = await Promise.all([
    getFunType(slug),
    getFunTypePlaces(slug, page).catch(() => null),
    getFunTypes(),
  ])
  if (!funType) throw notFound()
  if (!firstPlaces) setPageStatus(503)
  if (page > 1 && firstPlaces?.places.length === 0) throw redirect({ to: '.', search: {}, statusCode: 302 })
  return {
    settings: getPublicSettings(),
    funType,
    funTypes,
    firstPlaces,
    places: firstPlaces?.places ?? [],
    page,
  }
}
