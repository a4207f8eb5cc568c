import { startTransition, useOptimistic } from 'react'
import { nextPaint } from '../../ui/next-paint.ts'
import type { CityFilters } from './city-filters.ts'

/** Changes some of the filters. Its promise resolves when they are changed, or stay as they were. */
export type ChangeFilters = (part: Partial<CityFilters>) => void | Promise<void>

/**
 * The filters as a control shows them, and what changes them. The control answers in the next paint, alone; all others, the list and
 * the address follow only after it: on a slow phone they would hold it up for a tenth of a second.
 */
export function useChosenFilters(filters: CityFilters, onFiltersChange: ChangeFilters) {
  const [chosen, choose] = useOptimistic(filters)
  const change = (part: Partial<CityFilters>) =>
    startTransition(async () => {
      choose({ ...chosen, ...part })
      await nextPaint()
      await onFiltersChange(part)
    })
  return [chosen, change] as const
}
