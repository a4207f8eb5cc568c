import { createIsomorphicFn } from '@tanstack/react-start'
import { pageRequest } from './page-request.ts'
import type { PublicSettings, SettingsOfSite } from './public-settings.ts'

let ofSite: SettingsOfSite | undefined

/** Names what the pages rendered in this process show of the settings. */
export const setPublicSettings = (settings: SettingsOfSite) => {
  ofSite = settings
}

/** Read on the server and sent along with the page; a browser never asks for them. */
export const getPublicSettings = createIsomorphicFn()
  .server((): PublicSettings => {
    if (!ofSite) throw new Error('No site has been set up in this process')
    const { hasProductionHost, ...settings } = ofSite
    return {
      ...settings,
      isProductionHost: hasProductionHost && pageRequest().url.origin === settings.siteOrigin,
    }
  })
  .client((): PublicSettings => window.pageConfig.settings)
