import { apiClient, contentOf } from '../../web/api-client.ts'
import type { typedAddressApi } from './typed-address.api.ts'
import type { AddressParts, FoundPlaces } from './typed-address.schema.ts'

const calls = apiClient<typeof typedAddressApi>('/api/admin/addresses')

export const searchAddress = (text: string): Promise<FoundPlaces> =>
  contentOf(calls.search.$get({ query: { text } }))

export const getAddressAt = ({ lat, lng }: { lat: number; lng: number }): Promise<AddressParts> =>
  contentOf(calls.at.$get({ query: { lat: String(lat), lng: String(lng) } }))
