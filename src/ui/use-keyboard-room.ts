import { useEffect } from 'react'

/** While mounted, `--keyboard` on the page is how much of the window's foot a phone's keyboard covers. */
export function useKeyboardRoom() {
  useEffect(() => {
    const seen = window.visualViewport
    const { style } = document.documentElement
    const measure = () =>
      seen &&
      // What is zoomed in covers nothing.
      style.setProperty(
        '--keyboard',
        `${seen.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop))}px`,
      )
    measure()
    seen?.addEventListener('resize', measure)
    return () => seen?.removeEventListener('resize', measure)
  }, [])
}
