import type { PlacesProviderName } from './provider.ts'

export const providerTitles: Readonly<Record<PlacesProviderName, string>> = {
  openstreetmap: 'OpenStreetMap',
  geoapify: 'Geoapify',
}

/** Places come from files too: their provider may have no title. */
export const providerTitle = (name: string): string =>
  (providerTitles as Readonly<Record<string, string>>)[name] ?? name
