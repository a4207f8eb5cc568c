import { useEffect, useRef } from 'react'

/** Buttons that stand there only while something is chosen leave the focus to the bar. `isCovered`: a dialog has it. */
export function useBarFocus(isChosen: boolean, isCovered: boolean) {
  const bar = useRef<HTMLElement>(null)
  const hadButtons = useRef(false)
  useEffect(() => {
    if (isCovered) return
    if (hadButtons.current && !isChosen && document.activeElement === document.body) bar.current?.focus()
    hadButtons.current = isChosen
  }, [isChosen, isCovered])
  return bar
}
