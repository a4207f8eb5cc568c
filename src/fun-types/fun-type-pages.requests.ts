import { notFound, redirect } from '@tanstack/react-router'
import { setPageStatus } from '../app/page-status.ts'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import { getFunType, getFunTypePlaces, getFunTypes } from './fun-types.requests.ts'

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
