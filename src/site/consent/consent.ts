/** What a visitor may allow or forbid; essential cookies are always allowed. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const

type OptionalCategory = (typeof optionalCategories)[number]
export type Consent = { essential: true } & Record<OptionalCategory, boolean>

/** As it lies in the browser's local storage; both times are ISO timestamps. */
export interface ConsentRecord {
  consent: Consent
  expires: string
  timestamp: string
}

export const consentKey = 'cookie-consent'
const consentLifetimeDays = 365

/** The event on `window` that asks for the cookie preferences dialog. */
export const openCookiePreferences = 'open-cookie-preferences'

/** The event on `window` that says what is allowed from now on; its `detail` is the consent. */
export const consentChanged = 'consent-changed'

declare global {
  interface WindowEventMap {
    [consentChanged]: CustomEvent<Consent>
  }
}

export const onlyEssential: Consent = {
  essential: true,
  analytics: false,
  marketing: false,
  preferences: false,
}
export const everything: Consent = { essential: true, analytics: true, marketing: true, preferences: true }

export function consentRecord(consent: Consent, now: Date): ConsentRecord {
  const expires = new Date(now.getTime() + consentLifetimeDays * 86_400_000)
  return { consent, expires: expires.toISOString(), timestamp: now.toISOString() }
}

/**
 * The consent that a stored text gives, or 'expired'.
 * @throws when the text is no consent record
 */
export function consentOfText(text: string, now: Date): Consent | 'expired' {
  const { consent, expires } = JSON.parse(text)
  const expiresAt = Date.parse(expires)
  if (Number.isNaN(expiresAt)) throw new TypeError('The record does not say when it expires')
  const { analytics, marketing, preferences } = consent
  if (![analytics, marketing, preferences].every((choice) => typeof choice === 'boolean'))
    throw new TypeError('The record does not say what is allowed')
  return expiresAt > now.getTime() ? { essential: true, analytics, marketing, preferences } : 'expired'
}
