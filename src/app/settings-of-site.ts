import { ownMapStyle } from '../guide/map-tiles/map-answers.api.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { SettingsOfSite } from '../web/public-settings.ts'
import { canonicalOrigin } from './security/site-origin.ts'

/** What of the settings pages may show. */
export const settingsOfSite = (settings: Settings): SettingsOfSite => ({
  siteName: settings.SITE_NAME,
  siteOrigin: canonicalOrigin(settings),
  contactEmail: settings.CONTACT_EMAIL,
  siteLogoUrl: settings.SITE_LOGO_URL ?? null,
  socialLinks: { instagram: settings.SOCIAL_INSTAGRAM_URL, facebook: settings.SOCIAL_FACEBOOK_URL },
  mapStyleUrl: settings.MAP_STYLE_URL ?? ownMapStyle,
  consentScripts: {
    analytics: settings.ANALYTICS_SCRIPT_URL ?? [],
    marketing: settings.MARKETING_SCRIPT_URL ?? [],
  },
  hasProductionHost: settings.SITE_ORIGIN !== undefined,
})
