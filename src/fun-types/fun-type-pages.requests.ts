import { notFound } from '@tanstack/react-router'
import { setPageStatus } from '../app/page-status.ts'
import { getPublicSettings } from '../app/public-settings.requests.ts'
import { getFunType, getFunTypePlaces, getFunTypes } from './fun-types.requests.ts'

/** What the page of a fun type needs, the same in both sections. Throws `notFound` for an unknown one. */
export async function loadFunTypePage(slug: string, page: number) {
  const [funType, firstPlaces, funTypes] = await Promise.all([
    getFunType(slug),
    getFunTypePlaces(slug, page).catch(() => null),
    getFunTypes(),
  ])
  if (!funType) throw notFound()
  if (!firstPlaces) setPageStatus(503)
  return {
    settings: getPublicSettings(),
    funType,
    funTypes,
    firstPlaces,
    places: firstPlaces?.places ?? [],
    page,
  }
}
