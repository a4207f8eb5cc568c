import { type FocusEvent, useEffect, useRef } from 'react'

/** Of none it is no number. */
const placeOf = (target: Element) => Number(target.closest<HTMLElement>('[data-place]')?.dataset.place)

/**
 * For what holds the rows of these places: one that goes by what was done in it, as the filters have it, leaves the focus to
 * the row that stands there then; without any, to the screen.
 */
export function useRowFocus(ids: readonly number[]) {
  const focused = useRef(Number.NaN)
  const before = useRef(ids)
  useEffect(() => {
    const at = before.current.indexOf(focused.current)
    before.current = ids
    // What has the focus keeps it.
    if (at < 0 || document.activeElement !== document.body) return
    const next = ids[Math.min(at, ids.length - 1)]
    const row = document.querySelector<HTMLElement>(`[data-place="${next}"]`)
    ;(row ?? document.getElementById('main'))?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = placeOf(target)
    },
    // Of a row that goes React hears none.
    onBlur: () => {
      focused.current = Number.NaN
    },
  }
}
