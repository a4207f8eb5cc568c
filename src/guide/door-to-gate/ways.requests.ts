import { apiClient, contentOf } from '../../web/api-client.ts'
import type { Position } from '../how-far/distance.ts'
import type { Stay } from './read-stay.ts'
import type { waysApi } from './ways.api.ts'

const ways = apiClient<typeof waysApi>('/api/ways')

export const findAddresses = (text: string) => contentOf(ways.addresses.$post({ json: { text } }))

export const getConnections = (place: string, { lat, lng }: Position, day: string | undefined) =>
  contentOf(ways.connections.$post({ json: { place, from: { lat, lng }, day } }))

const answers = new Map<string, ReturnType<typeof askWays>>()

const askWays = (place: string, { lat, lng }: Position) =>
  contentOf(ways.index.$post({ json: { place, from: { lat, lng } } }))

/** Asked once for as long as the guide is open; what failed, and what a router did not answer just then, is asked again. */
export function getWays(place: string, stay: Stay) {
  const key = `${place} ${stay.lat} ${stay.lng}`
  const answer = answers.get(key) ?? askWays(place, stay)
  answers.set(key, answer)
  const forget = () => answers.delete(key)
  answer.then(({ isRouterSilent }) => isRouterSilent && forget(), forget)
  return answer
}
