import type { ConsentScripts } from '../../web/public-settings.ts'
import { type Consent, onlyEssential } from './consent.ts'
import { storeConsent, storedConsent } from './stored-consent.ts'

let current = onlyEssential

/** What is allowed now: kept here as well, because a browser may refuse to store it. */
export const currentConsent = (): Consent => current

/** Follows the stored choice, or asks for one. */
export function followStoredConsent(scripts: ConsentScripts): void {
  const stored = storedConsent()
  // Another tab may have removed what this one follows: until the visitor chooses again, nothing is allowed.
  if (stored || current !== onlyEssential) follow(stored ?? onlyEssential, scripts)
  if (!stored) document.documentElement.dataset.consent = 'ask'
}

/** Stores a choice and follows it; false when it holds for this page only, because storing failed. */
export function chooseConsent(consent: Consent, scripts: ConsentScripts): boolean {
  const isStored = storeConsent(consent)
  follow(consent, scripts)
  return isStored
}

function follow(consent: Consent, scripts: ConsentScripts) {
  current = consent
  document.documentElement.dataset.consent = 'given'
  // Late, because a first visit has nothing to apply.
  import('./apply-consent.ts')
    .then(({ applyConsent }) => applyConsent(consent, scripts))
    .catch((error: unknown) => console.warn('The cookie consent cannot be applied:', error))
}
