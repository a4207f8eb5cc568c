export type PlaceAction = 'next' | 'previous' | 'select' | 'edit' | 'search' | 'keys'

/** One key each; what they do stands in the dialog that the last one opens. */
export const placeKeys: Record<PlaceAction, string> = {
  next: 'J',
  previous: 'K',
  select: 'X',
  edit: 'E',
  search: '/',
  keys: '?',
}

/** The place in whose row the focus is. */
export function focusedPlace(): number | undefined {
  const id = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place
  return id === undefined ? undefined : Number(id)
}

/** Puts the focus on the row below or above the one that has it; where none has, on the first or the last. */
export function moveFocus(ids: readonly number[], by: 1 | -1): void {
  const at = ids.indexOf(focusedPlace() ?? -1)
  const edge = by > 0 ? ids[0] : ids.at(-1)
  const next = at < 0 ? edge : ids[at + by]
  if (next !== undefined) document.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
}
