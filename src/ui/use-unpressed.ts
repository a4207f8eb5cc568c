import { useEffect, useRef } from 'react'

type Move = () => void

/**
 * Runs what moves the page at once, or when no pointer is pressed any more: one that is let go where its button no longer is
 * has pressed nothing.
 */
export function useUnpressed(): (move: Move) => void {
  const waiting = useRef<Move[]>(undefined)
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    const press = () => {
      waiting.current ??= []
    }
    const { port1: released, port2: queue } = new MessageChannel()
    released.onmessage = () => {
      const moves = waiting.current ?? []
      waiting.current = undefined
      for (const move of moves) move()
    }
    // The click, which is of the same task, comes first.
    const release = () => waiting.current && queue.postMessage(undefined)
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', release, options)
    document.addEventListener('pointercancel', release, options)
    // Of one that was let go over a native list of choices nobody hears.
    document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), options)
    return () => {
      listening.abort()
      released.close()
    }
  }, [])
  return useRef((move: Move) => (waiting.current ? void waiting.current.push(move) : move())).current
}
