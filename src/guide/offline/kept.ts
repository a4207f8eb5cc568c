import type { ReactNode } from 'react'
import { lateKept } from '../../web/late-kept.ts'

/** What a city's page shows in the place of the button that keeps it; undefined where it is not kept. */
export type KeptMark = (citySlug: string) => ReactNode

/** Essential storage: it is there only when the visitor asked to keep something. `kept-summaries.ts` writes it. */
export const keptStore = lateKept<KeptMark>('kept')

/**
 * Whether this browser keeps a city for when there is no network. All that a page needs to know of it at first is the slug in the
 * list.
 */
export function isCityKept(slug: string): boolean {
  try {
    return localStorage.kept.includes(`"city/${slug}"`)
  } catch {
    return false
  }
}
