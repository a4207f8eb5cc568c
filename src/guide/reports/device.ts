import { bounds } from './report.ts'

const key = 'report-device'

/** Where the browser keeps nothing: as long as the page is open. */
let own: { device: string; since: number } | undefined

/**
 * 128 random bits that tell this device's reports from others', for as long as reports agree: then it makes up others. Only
 * who reports has them.
 */
export function ownDevice(): string {
  own ??= kept()
  if (own && Date.now() - own.since < bounds.agreeingDays * 86_400_000) return own.device
  own = { device: randomDevice(), since: Date.now() }
  try {
    localStorage.setItem(key, JSON.stringify(own))
  } catch {
    // Then a report can be taken back until the page is closed.
  }
  return own.device
}

function kept(): typeof own {
  try {
    const { device, since } = JSON.parse(localStorage.getItem(key) ?? '')
    if (/^[\w-]{22}$/.test(device) && typeof since === 'number') return { device, since }
  } catch {
    // Nothing is kept, or nothing of ours.
  }
  return undefined
}

function randomDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
}
