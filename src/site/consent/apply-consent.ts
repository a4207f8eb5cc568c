import type { ConsentScripts } from '../../web/public-settings.ts'
import { type Consent, consentChanged } from './consent.ts'
import { knownTools } from './consent-scripts.ts'

const scriptCategories = ['analytics', 'marketing'] as const
const googleOptOut = 'ga-disable-'

/**
 * Makes the page follow a consent: scripts of allowed categories are loaded, those of the others removed and their globals
 * cleared. Then `consent-changed` tells whoever listens on `window`.
 */
export function applyConsent(consent: Consent, scripts: ConsentScripts): void {
  for (const category of scriptCategories) {
    if (consent[category]) loadScripts(scripts[category])
    else removeTools(category, scripts[category])
  }
  window.dispatchEvent(new CustomEvent(consentChanged, { detail: { ...consent } }))
}

function loadScripts(addresses: readonly string[]) {
  for (const address of addresses) {
    for (const id of googleIds(address)) delete globals()[googleOptOut + id]
    if (Array.from(document.scripts).some((script) => script.getAttribute('src') === address)) continue
    const script = document.createElement('script')
    // In the order of the setting: a second script may build on the first.
    script.async = false
    script.src = address
    document.head.append(script)
  }
}

function removeTools(category: (typeof scriptCategories)[number], addresses: readonly string[]) {
  const known = knownTools[category]
  for (const script of Array.from(document.scripts)) {
    const address = script.getAttribute('src')
    if (!address || !(addresses.includes(address) || known.addresses.test(address))) continue
    // A tool that runs already goes on without its element; Google's heeds this.
    for (const id of googleIds(address)) globals()[googleOptOut + id] = true
    script.remove()
  }
  for (const name of Object.keys(window).filter((name) => known.globals.test(name))) clearGlobal(name)
}

const googleIds = (address: string): string[] =>
  /googletagmanager\.com|google-analytics\.com/.test(address)
    ? (/[?&]id=([\w-]+)/.exec(address)?.slice(1) ?? [])
    : []

function clearGlobal(name: string) {
  // One declared with `var` or `function` cannot be deleted.
  if (!Reflect.deleteProperty(window, name)) globals()[name] = undefined
}

const globals = () => window as unknown as Record<string, unknown>
