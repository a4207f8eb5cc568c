import { placeCount } from './bulk-actions.ts'

/** Some places by their ids, or all that match the filters, as many as the editor was told of. */
export type Selection = { ids: ReadonlySet<number> } | { allOf: number }

/** In one transaction, while every other editor of them waits; of all that match, more are changed by a job. */
export const mostAtOnce = 1000

export const nothing: Selection = { ids: new Set() }

export const selectedCount = (selection: Selection): number =>
  'ids' in selection ? selection.ids.size : selection.allOf

/** How many are selected and, where no more can be ticked, why. */
export function selectionText(selection: Selection): string {
  const count = selectedCount(selection)
  if (count === 0) return ''
  const isFull = 'ids' in selection && count >= mostAtOnce
  return `${placeCount(count)} selected${isFull ? ', the most that can be ticked: for more, select all matching' : ''}`
}

export const isSelected = (selection: Selection, id: number): boolean =>
  'ids' in selection ? selection.ids.has(id) : true

/** Whether it can still be what the editor was told of: of all, as many match. */
export const isOfList = (selection: Selection, total: number | undefined): boolean =>
  'ids' in selection || total === undefined || selection.allOf === total

/** Ticking off one of all leaves those that are seen. */
export function toggled(selection: Selection, id: number, seen: readonly number[]): Selection {
  const ids = new Set('ids' in selection ? selection.ids : seen)
  if (!ids.delete(id) && ids.size < mostAtOnce) ids.add(id)
  return { ids }
}

export function withAll(selection: Selection, seen: readonly number[], isTicked: boolean): Selection {
  const ids = new Set('ids' in selection ? selection.ids : seen)
  for (const id of seen) {
    if (!isTicked) ids.delete(id)
    else if (ids.size < mostAtOnce) ids.add(id)
  }
  return { ids }
}
