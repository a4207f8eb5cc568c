import type { ZodError } from 'zod'
import { jsonOf } from '../../../outgoing/json-of.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer, Ask, AskOptions } from '../../../outgoing/service.ts'
import type { Centre } from '../provider.ts'
import { GeoapifyAnswer, GeoapifyPlace } from './geoapify-place.schema.ts'

export type Circle = { centre: Centre; km: number; categories: string }

type PageOptions = AskOptions & { baseUrl: string; key: string; mostPages: number }

const placesOnPage = 100
/** Geoapify counts one for twenty places. */
export const creditsOfPage = placesOnPage / 20

/**
 * All places within the circle, page after page: no answer says how many there are. `unreadable`: how many came of which nothing can be
 * made. @throws ProviderError
 */
export async function readCircle(
  ask: Ask,
  circle: Circle,
  { baseUrl, key, mostPages, ...options }: PageOptions,
): Promise<{ places: GeoapifyPlace[]; unreadable: number; pages: number; isWhole: boolean }> {
  const places: GeoapifyPlace[] = []
  let unreadable = 0
  for (let pages = 1; ; pages++) {
    const url = addressOf(baseUrl, circle, { key, offset: (pages - 1) * placesOnPage })
    const answer = await ask({ url, secret: key, cost: creditsOfPage }, options)
    const found = readPage(answer)
    places.push(...found.places)
    unreadable += found.unreadable
    const isWhole = found.places.length + found.unreadable < placesOnPage
    if (isWhole || pages === mostPages) return { places, unreadable, pages, isWhole }
  }
}

function addressOf(
  baseUrl: string,
  { centre, km, categories }: Circle,
  page: { key: string; offset: number },
) {
  const point = `${centre.lng.toFixed(6)},${centre.lat.toFixed(6)}`
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/places`)
  url.search = new URLSearchParams({
    categories,
    conditions: 'named',
    filter: `circle:${point},${km * 1000}`,
    bias: `proximity:${point}`,
    limit: String(placesOnPage),
    offset: String(page.offset),
    apiKey: page.key,
  }).toString()
  return url
}

function readPage(answer: Answer): { places: GeoapifyPlace[]; unreadable: number } {
  const read = GeoapifyAnswer.safeParse(jsonOf(answer))
  if (!read.success) throw noPlaces(answer, read.error)
  const found = read.data.features.map(({ properties }) => GeoapifyPlace.safeParse(properties))
  const places = found.flatMap(({ data }) => data ?? [])
  const [error] = found.flatMap((one) => one.error ?? [])
  if (error && places.length === 0) throw noPlaces(answer, error)
  return { places, unreadable: found.length - places.length }
}

function noPlaces({ contentType }: Answer, { issues: [issue] }: ZodError): ProviderError {
  const why = `${issue?.path.join('.') || contentType || 'no content type'}: ${issue?.message}`
  return new ProviderError('unreadable', `Geoapify did not answer with places (${why}).`)
}
