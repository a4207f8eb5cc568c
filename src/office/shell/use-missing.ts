import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../ui/toast.ts'

/** A link to a question or a form may be older than what it is about. */
export function useMissing(isMissing: boolean, close: () => void) {
  const tell = useEffectEvent(() => {
    toast({ title: 'That is no longer there', variant: 'warning' })
    close()
  })
  useEffect(() => {
    if (isMissing) tell()
  }, [isMissing])
}
