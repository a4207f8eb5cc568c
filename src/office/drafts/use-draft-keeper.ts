import { useEffect, useState } from 'react'
import { type DraftContent, draftKeeper } from './draft-keeper.ts'

/** The keeper of a form that is on the screen. */
export function useDraftKeeper(form: string, goesOnIn?: string) {
  const [keeper] = useState(() => draftKeeper(form, goesOnIn))
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    window.addEventListener('pagehide', keeper.pause)
    return () => {
      window.removeEventListener('pagehide', keeper.pause)
      keeper.close()
    }
  }, [keeper])
  return { keeper, isKept, keep: (content: DraftContent) => setIsKept(keeper.keep(content)) }
}
