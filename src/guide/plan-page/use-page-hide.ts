import { useEffect, useEffectEvent } from 'react'

/** Called when the page goes: a field that is being typed in hears nothing else then. */
export function usePageHide(save: () => void): void {
  const leave = useEffectEvent(save)
  useEffect(() => {
    const onHide = () => leave()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])
}
