import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { PublicSettings } from './public-settings.ts'
import { getRuntime } from './runtime.ts'
import { canonicalOrigin } from './site-origin.ts'

/** Read on the server and sent along with the page; a browser never asks for them. */
export const getPublicSettings = createIsomorphicFn()
  .server((): PublicSettings => {
    const { settings } = getRuntime()
    const siteOrigin = canonicalOrigin(settings)
    return {
      siteName: settings.SITE_NAME,
      siteOrigin,
      contactEmail: settings.CONTACT_EMAIL,
      siteLogoUrl: settings.SITE_LOGO_URL ?? null,
      socialLinks: { instagram: settings.SOCIAL_INSTAGRAM_URL, facebook: settings.SOCIAL_FACEBOOK_URL },
      mapStyleUrl: settings.MAP_STYLE_URL,
      consentScripts: {
        analytics: settings.ANALYTICS_SCRIPT_URL ?? [],
        marketing: settings.MARKETING_SCRIPT_URL ?? [],
      },
      isProductionHost: settings.SITE_ORIGIN !== undefined && new URL(getRequest().url).origin === siteOrigin,
    }
  })
  .client((): PublicSettings => window.pageConfig.settings)
