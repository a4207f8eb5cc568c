import { type Consent, consentKey, consentOfText, consentRecord } from './consent.ts'

/** The visitor's valid choice. An expired one is removed; one that cannot be read is logged and counts as none. */
export function storedConsent(): Consent | undefined {
  try {
    const text = localStorage.getItem(consentKey)
    if (text === null) return undefined
    const consent = consentOfText(text, new Date())
    if (consent !== 'expired') return consent
    localStorage.removeItem(consentKey)
  } catch (error) {
    console.warn('The cookie consent cannot be read:', error)
  }
  return undefined
}

/** Keeps a choice for 365 days from now; false when the browser refuses to, which is logged. */
export function storeConsent(consent: Consent): boolean {
  try {
    localStorage.setItem(consentKey, JSON.stringify(consentRecord(consent, new Date())))
    return true
  } catch (error) {
    console.warn('The cookie consent cannot be stored:', error)
    return false
  }
}
