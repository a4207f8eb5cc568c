import type { PackSummary } from './pack.ts'

const keptKey = 'kept'

let known: { text: string; packs: readonly PackSummary[] } = { text: '', packs: [] }

/** What this browser keeps, by name; the same list until it changes. */
export function keptSummaries(): readonly PackSummary[] {
  const text = keptText()
  if (known.text !== text) known = { text, packs: parsed(text) }
  return known.packs
}

export function noteKept(summary: PackSummary): void {
  write([...keptSummaries().filter(({ key }) => key !== summary.key), summary])
}

export function noteRemoved(packKey: string): void {
  write(keptSummaries().filter(({ key }) => key !== packKey))
}

function write(packs: readonly PackSummary[]) {
  if (packs.length === 0) localStorage.removeItem(keptKey)
  else localStorage.setItem(keptKey, JSON.stringify(packs.toSorted((a, b) => a.name.localeCompare(b.name))))
  dispatchEvent(new Event('storage'))
}

function keptText(): string {
  try {
    return localStorage.getItem(keptKey) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): PackSummary[] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

export const isKept = (packKey: string): boolean => keptSummaries().some(({ key }) => key === packKey)

/** Calls back when this tab, which then tells itself, or another keeps or removes something; returns how to stop. */
export function onKeptChange(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
