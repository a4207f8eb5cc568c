import type { PublicSettings } from './public-settings.ts'

declare global {
  interface Window {
    /** What the page brings along for its scripts. */
    pageConfig: { SITE_LOGO_URL?: string; settings: PublicSettings }
  }
}

/** Sets the page configuration object on the window, which may carry SITE_LOGO_URL. */
export function pageConfigScript(settings: PublicSettings): string {
  const config: Window['pageConfig'] = {
    ...(settings.siteLogoUrl && { SITE_LOGO_URL: settings.siteLogoUrl }),
    settings,
  }
  return `window.pageConfig=${JSON.stringify(config).replaceAll('<', '\\u003c')};`
}
