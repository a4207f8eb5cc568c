import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from './router-context.ts'

interface Blocking {
  shouldBlockFn: () => boolean
  enableBeforeUnload: () => boolean
  withResolver: true
}

type Blocker =
  | { status: 'idle'; proceed: undefined; reset: undefined }
  | { status: 'blocked'; proceed: () => void; reset: () => void }

const idle: Blocker = { status: 'idle', proceed: undefined, reset: undefined }

/** Holds a visitor who is about to leave, until one of `proceed` and `reset` is called. */
export function useBlocker(blocking: Blocking): Blocker {
  const { steps } = useRouter()
  const [blocker, setBlocker] = useState(idle)
  const asks = useEffectEvent(async () => {
    if (!blocking.shouldBlockFn()) return true
    const answer = Promise.withResolvers<boolean>()
    setBlocker({ status: 'blocked', proceed: () => answer.resolve(true), reset: () => answer.resolve(false) })
    const mayLeave = await answer.promise
    setBlocker(idle)
    return mayLeave
  })
  const beforeUnload = useEffectEvent((event: Event) => {
    if (blocking.enableBeforeUnload()) event.preventDefault()
  })
  const isBlocking = blocking.shouldBlockFn()
  // A guard that has nothing to ask would still make the browser go back and forth.
  useEffect(() => {
    if (!isBlocking) return
    const guard = () => asks()
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
