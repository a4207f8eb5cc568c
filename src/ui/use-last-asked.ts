import { useEffect, useRef } from 'react'

/**
 * For what is answered late: each call asks anew, and gives whether nothing was asked since and what asked is still on the page. All
 * other answers would take the place of what was chosen meanwhile.
 */
export function useLastAsked(): () => () => boolean {
  const asked = useRef(0)
  useEffect(
    () => () => {
      asked.current += 1
    },
    [],
  )
  return () => {
    asked.current += 1
    const mine = asked.current
    return () => asked.current === mine
  }
}
