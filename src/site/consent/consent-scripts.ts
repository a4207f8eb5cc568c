import type { ConsentScripts } from '../../web/public-settings.ts'

type ScriptCategory = keyof ConsentScripts

/** What widespread tools are known by, so that they go too when a page got them in another way. */
export const knownTools: Record<ScriptCategory, { addresses: RegExp; globals: RegExp }> = {
  analytics: {
    addresses:
      /google-analytics\.com|googletagmanager\.com|plausible\.io|matomo|piwik|hotjar\.com|clarity\.ms|cdn\.segment\.com|mixpanel|analytics\.js/i,
    globals:
      /^(gtag|dataLayer|ga|gaplugins|gaGlobal|gaData|_gaq|_gat|GoogleAnalyticsObject|google_tag_(manager|data)|_paq|Matomo|Piwik|plausible|hj|_hjSettings|clarity|mixpanel)$/,
  },
  marketing: {
    addresses:
      /connect\.facebook\.net|facebook\.com\/tr|googleadservices\.com|doubleclick\.net|googlesyndication\.com|analytics\.tiktok\.com|snap\.licdn\.com|bat\.bing\.com|ct\.pinterest\.com|pinimg\.com\/ct|static\.ads-twitter\.com|sc-static\.net/i,
    globals: /^(_?fbq|ttq|TiktokAnalyticsObject|_linkedin_partner_id|lintrk|uetq|pintrk|twq|snaptr)$/,
  },
}
