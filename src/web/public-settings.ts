/** Addresses of scripts that the site's owner adds, each loaded only while its category is allowed. */
export interface ConsentScripts {
  analytics: readonly string[]
  marketing: readonly string[]
}

/** What the settings say that pages show; nothing secret ever belongs here, for it reaches the browser. */
export type PublicSettings = {
  siteName: string
  /** Scheme and host of canonical addresses, without a slash at the end. */
  siteOrigin: string
  contactEmail: string
  /** Shown while the site's own logo is unknown; null for the default. */
  siteLogoUrl: string | null
  socialLinks: { instagram: string; facebook: string }
  /** Where the style of the maps' tiles is. */
  mapStyleUrl: string
  /** Addresses of the owner's analytics and marketing scripts, which wait for the visitor's consent. */
  consentScripts: ConsentScripts
  /** False adds 'noindex, nofollow'. */
  isProductionHost: boolean
}

/** The same for all hosts: whether a page is for the production host is asked of each request. */
export type SettingsOfSite = Omit<PublicSettings, 'isProductionHost'> & { hasProductionHost: boolean }
