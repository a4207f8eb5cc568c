import type { splitPlaceApi } from '../../gathering/storing/split-place.api.ts'
import { apiClient, contentOf } from '../../web/api-client.ts'
import type { twinsApi } from './twins.api.ts'
import type { JoinPlaces } from './twins.schema.ts'

const calls = apiClient<typeof twinsApi>('/api/admin/twins')
const places = apiClient<typeof splitPlaceApi>('/api/admin/places')

const page = (after: string | undefined) => ({ query: after ? { after } : {} })

export const getTwins = (after?: string) => contentOf(calls.index.$get(page(after)))
export const getApart = (after?: string) => contentOf(calls.apart.$get(page(after)))
export const getJoined = (after?: string) => contentOf(calls.joined.$get(page(after)))

export const getPair = (keep: number, drop: number) =>
  contentOf(calls.pair.$get({ query: { keep: String(keep), drop: String(drop) } }))

export const getOnePlace = (id: number) => contentOf(calls.places[':id'].$get({ param: { id: String(id) } }))

export const joinPlaces = (join: JoinPlaces) => contentOf(calls.join.$post({ json: join }))

export const setApart = (ids: [number, number]) => contentOf(calls.apart.$post({ json: { ids } }))

export const forgetApart = (ids: [number, number]) => contentOf(calls.apart.$delete({ json: { ids } }))

type Source = { provider: string; externalId: string }

/** Makes a place of its own of these records. */
export const splitPlace = (id: number, sources: Source[]) =>
  contentOf(places[':id'].split.$post({ param: { id: String(id) }, json: { sources } }))
