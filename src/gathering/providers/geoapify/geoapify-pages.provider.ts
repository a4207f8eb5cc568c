import { jsonOf } from '../../../outgoing/json-of.ts'
import { ProviderError } from '../../../outgoing/provider-error.ts'
import type { Answer, Ask, AskOptions } from '../../../outgoing/service.ts'
import type { Centre } from '../provider.ts'
import { GeoapifyAnswer, type GeoapifyPlace } from './geoapify-place.schema.ts'

export type Circle = { centre: Centre; km: number; categories: string }

type PageOptions = AskOptions & { baseUrl: string; key: string; mostPages: number }

const placesOnPage = 100
/** Geoapify counts one for twenty places. */
export const creditsOfPage = placesOnPage / 20

/** All places within the circle, page after page: no answer says how many there are. @throws ProviderError */
export async function readCircle(
  ask: Ask,
  circle: Circle,
  { baseUrl, key, mostPages, ...options }: PageOptions,
): Promise<{ places: GeoapifyPlace[]; pages: number; isWhole: boolean }> {
  const places: GeoapifyPlace[] = []
  for (let pages = 1; ; pages++) {
    const url = addressOf(baseUrl, circle, { key, offset: (pages - 1) * placesOnPage })
    const answer = await ask({ url, secret: key, cost: creditsOfPage }, options)
    const found = readPage(answer)
    places.push(...found)
    const isWhole = found.length < placesOnPage
    if (isWhole || pages === mostPages) return { places, pages, isWhole }
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

function readPage(answer: Answer): GeoapifyPlace[] {
  const read = GeoapifyAnswer.safeParse(jsonOf(answer))
  if (read.success) return read.data.features.map(({ properties }) => properties)
  const [issue] = read.error.issues
  throw unreadable(`${issue?.path.join('.') || answer.contentType || 'no content type'}: ${issue?.message}`)
}

const unreadable = (why: string) =>
  new ProviderError('unreadable', `Geoapify did not answer with places (${why}).`)
