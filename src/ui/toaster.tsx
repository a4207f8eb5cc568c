import { useEffect, useSyncExternalStore } from 'react'
import { currentToasts, onToastsChange, type Toast } from './toast.ts'
import type { ToastAreaProps } from './toast-area.tsx'
import { useLatePart } from './use-late-part.ts'

const none: readonly Toast[] = []
const loadArea = () => import('./toast-area.tsx').then(({ ToastArea }) => ToastArea)

/** Where toasts appear. Its code is fetched with the first one; from then on F8 leads to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none)
  const { Part, demand } = useLatePart<ToastAreaProps>(loadArea)
  useEffect(() => {
    if (!Part && toasts.length > 0) void demand()
  })
  return Part && <Part toasts={toasts} />
}
