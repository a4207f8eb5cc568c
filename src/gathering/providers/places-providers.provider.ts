import { geoapifyProvider } from './geoapify/geoapify.provider.ts'
import { openstreetmapProvider } from './openstreetmap/openstreetmap.provider.ts'
import type { PlacesProvider, PlacesProviderName } from './provider.ts'

type Parts = Parameters<typeof openstreetmapProvider>[0] & Parameters<typeof geoapifyProvider>[0]

/** Where places come from, by name. */
export const placesProviders = (parts: Parts): Record<PlacesProviderName, PlacesProvider> => ({
  openstreetmap: openstreetmapProvider(parts),
  geoapify: geoapifyProvider(parts),
})
