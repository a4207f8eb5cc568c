import type { PublicSettings } from './public-settings.ts'

/** Sets the page configuration object on the window, which may carry SITE_LOGO_URL. */
export const pageConfigScript = ({ siteLogoUrl }: PublicSettings) =>
  siteLogoUrl
    ? `window.pageConfig=${JSON.stringify({ SITE_LOGO_URL: siteLogoUrl }).replaceAll('<', '\\u003c')};`
    : ''
