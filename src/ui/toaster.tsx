import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentToasts, onToastsChange, type Toast } from './toast.ts'
import type { ToastAreaProps } from './toast-area.tsx'
import { addToastPlace, toastHost } from './toast-places.ts'
import { useLatePart } from './use-late-part.ts'

const none: readonly Toast[] = []

/** Before the first toast for whom it may have to say that the server is gone, and its code with it. */
export const loadToastArea = () => import('./toast-area.tsx').then(({ ToastArea }) => ToastArea)

/** Where toasts appear. Its code is fetched with the first one at the latest; from then on F8 leads to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none)
  const { Part, demand } = useLatePart<ToastAreaProps>(loadToastArea)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? addToastPlace(place.current) : undefined), [])
  useEffect(() => {
    if (!Part && toasts.length > 0) void demand()
  })
  // A modal dialog hides what lies outside it from assistive technology, all but the live regions that it finds when it
  // opens: so this is one, and there before the first toast. Toasts announce themselves.
  return (
    <div ref={place} aria-live="off">
      {Part && createPortal(<Part toasts={toasts} />, toastHost())}
    </div>
  )
}
