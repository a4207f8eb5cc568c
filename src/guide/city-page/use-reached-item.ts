import { type RefObject, useEffect, useState } from 'react'

/** Which of a list's articles the pointer or the focus is at; undefined for none. */
export function useReachedItem(list: RefObject<HTMLElement | null>): number | undefined {
  const [reached, setReached] = useState<number>()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const stop = new AbortController()
    const reach = ({ target }: Event) => {
      const index = [...element.querySelectorAll('article')].findIndex((child) =>
        child.contains(target as Node),
      )
      setReached(index === -1 ? undefined : index)
    }
    const leave = () => setReached(undefined)
    for (const event of ['pointerover', 'focusin'] as const)
      element.addEventListener(event, reach, { signal: stop.signal })
    for (const event of ['pointerleave', 'focusout'] as const)
      element.addEventListener(event, leave, { signal: stop.signal })
    return () => stop.abort()
  }, [list])
  return reached
}
