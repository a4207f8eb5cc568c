import type { Position } from '../how-far/distance.ts'

/** To some hundred metres; the name is what the visitor chose it by, the zone that of the clocks there, once the guide has told it. */
export type Stay = Position & { name: string; timeZone?: string }

/** Under which a browser keeps it. */
export const stayKey = 'where-we-stay'

let known: { text: string; stay: Stay | undefined } = { text: '', stay: undefined }

/** What this browser keeps, the same object until it changes; undefined where it keeps nothing. */
export function storedStay(): Stay | undefined {
  const text = storedText()
  if (known.text !== text) known = { text, stay: readStay(text) }
  return known.stay
}

function storedText(): string {
  try {
    return localStorage.getItem(stayKey) ?? ''
  } catch {
    return ''
  }
}

/** Undefined for what is none: others may write into a browser. */
function readStay(text: string): Stay | undefined {
  try {
    const { name, lat, lng, timeZone } = JSON.parse(text)
    return typeof name === 'string' && isDegrees(lat, 90) && isDegrees(lng, 180)
      ? { name, lat, lng, ...(isZone(timeZone) && { timeZone }) }
      : undefined
  } catch {
    return undefined
  }
}

const isDegrees = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most

/** Not every browser knows all of them. */
function isZone(value: unknown): value is string {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
