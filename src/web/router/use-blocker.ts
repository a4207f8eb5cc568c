import { useEffect, useEffectEvent, useState } from 'react'
import type { Location } from './location.ts'
import { useRouter } from './router-context.ts'

interface Blocking {
  /** Where the visitor is, and where they are about to go. */
  shouldBlockFn: (step: { current: Location; next: Location }) => boolean
  enableBeforeUnload: () => boolean
  withResolver: true
}

type Blocker =
  | { status: 'idle'; proceed: undefined; reset: undefined }
  | { status: 'blocked'; proceed: () => void; reset: () => void }

const idle: Blocker = { status: 'idle', proceed: undefined, reset: undefined }

/** Holds a visitor who is about to leave, until one of `proceed` and `reset` is called. */
export function useBlocker(blocking: Blocking): Blocker {
  const router = useRouter()
  const { steps } = router
  const [blocker, setBlocker] = useState(idle)
  const holds = useEffectEvent((next: Location) =>
    blocking.shouldBlockFn({ current: router.latestLocation, next }),
  )
  const asks = useEffectEvent(async () => {
    const answer = Promise.withResolvers<boolean>()
    setBlocker({ status: 'blocked', proceed: () => answer.resolve(true), reset: () => answer.resolve(false) })
    const mayLeave = await answer.promise
    setBlocker(idle)
    return mayLeave
  })
  const beforeUnload = useEffectEvent((event: Event) => {
    if (blocking.enableBeforeUnload()) event.preventDefault()
  })
  const isBlocking = blocking.enableBeforeUnload()
  // A guard that has nothing to ask would still make the browser go back and forth.
  useEffect(() => {
    if (!isBlocking) return
    const guard = { holds: (next: Location) => holds(next), asks: () => asks() }
    const hold = (event: Event) => beforeUnload(event)
    steps.guards.add(guard)
    window.addEventListener('beforeunload', hold)
    return () => {
      steps.guards.delete(guard)
      window.removeEventListener('beforeunload', hold)
    }
  }, [steps, isBlocking])
  return blocker
}
