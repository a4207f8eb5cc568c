import { notFound, redirect } from '@tanstack/react-router'
import { apiClient, contentOf, successOf } from '../../web/api-client.ts'
import { keepNowhere, setPageStatus } from '../../web/page-status.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { remembered } from '../../web/remembered.ts'
import { getCitiesByCountry } from '../city-page/cities.requests.ts'
import { getFunType, getFunTypes } from '../fun-types/fun-types.requests.ts'
import { pageQuery } from '../place-lists/place-list-page.ts'
import type { placesApi } from '../place-lists/places.api.ts'
import { shownWhere, type Where } from './where.ts'

const places = apiClient<typeof placesApi>('/api/places')

/** A page of the places of a fun type; pages count from 1. */
export const getFunTypePlaces = remembered(async (slug: string, page: number, where: Where) => {
  const answer = await successOf(
    places['by-fun-type'][':slug'].$get({ param: { slug }, query: { ...where, ...pageQuery(page) } }),
  )
  return { places: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
})

const getWhereCounts = remembered((slug: string, where: Where) =>
  contentOf(places['by-fun-type'][':slug'].where.$get({ param: { slug }, query: { ...where } })),
)

/**
 * What the page of a fun type needs, the same in both sections. Throws `notFound` for an unknown one; a page after the last,
 * and a country or city that the guide does not have, lead to the first.
 */
export async function loadFunTypePage(slug: string, page: number, asked: Where) {
  const [funType, firstPlaces, funTypes, countries, counts] = await Promise.all([
    getFunType(slug),
    getFunTypePlaces(slug, page, asked).catch(() => null),
    getFunTypes(),
    getCitiesByCountry().catch(withoutCities),
    getWhereCounts(slug, asked).catch(withoutCounts),
  ])
  if (!funType) throw notFound()
  const where = shownWhere(asked, countries)
  if (!where && countries.length > 0) throw redirect({ to: '.', search: {}, statusCode: 302 })
  if (!firstPlaces) setPageStatus(503)
  if (page > 1 && firstPlaces?.places.length === 0)
    throw redirect({ to: '.', search: { ...asked }, statusCode: 302 })
  return {
    settings: getPublicSettings(),
    funType,
    funTypes,
    firstPlaces,
    places: firstPlaces?.places ?? [],
    page,
    asked,
    where: where ?? {},
    countries,
    counts,
  }
}

/** The places are worth showing without the way to countries and cities, but not for longer than that is missing. */
function withoutCities(): [] {
  keepNowhere()
  return []
}

function withoutCounts(): undefined {
  keepNowhere()
  return undefined
}
