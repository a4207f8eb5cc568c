import { useEffect, useRef } from 'react'

/**
 * Buttons that stand there only while something is chosen, or not yet all of it, leave the focus to the bar. `chosen`: how much is.
 * `isCovered`: a dialog has it.
 */
export function useBarFocus(chosen: number, isCovered: boolean) {
  const bar = useRef<HTMLElement>(null)
  const hadButtons = useRef(false)
  useEffect(() => {
    if (isCovered) return
    if (hadButtons.current && document.activeElement === document.body) bar.current?.focus()
    hadButtons.current = chosen > 0
  }, [chosen, isCovered])
  return bar
}
