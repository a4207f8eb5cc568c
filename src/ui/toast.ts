/** A message that passes by. Without an action it must be of no harm to miss it. */
export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'warning' | 'destructive'
  action?: { label: string; onAction: () => void }
}

export type Toast = ToastMessage & { id: number; open: boolean }

const toastLimit = 1
/** How long a dismissed toast is remembered. */
const toastRemovalDelayMs = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message, in the place of one that is there; answers with how to dismiss it. */
export function toast(message: ToastMessage): () => void {
  const id = ++lastId
  keep([{ ...message, id, open: true }, ...toasts].slice(0, toastLimit))
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  if (!toasts.some((other) => other.id === id && other.open)) return
  keep(toasts.map((other) => (other.id === id ? { ...other, open: false } : other)))
  setTimeout(() => keep(toasts.filter((other) => other.id !== id)), toastRemovalDelayMs)
}

export const currentToasts = (): readonly Toast[] => toasts

/** Calls back on every change; returns how to stop. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(changed: readonly Toast[]) {
  toasts = changed
  for (const listener of listeners) listener()
}
