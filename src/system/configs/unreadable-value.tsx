import { KeyRound } from 'lucide-react'

/** Beside the mask of a secret that the guide itself cannot read. */
export const UnreadableValue = () => (
  <span className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-on-danger-soft">
    <KeyRound className="mt-0.5 size-4 flex-none" />
    Cannot be read: it was stored under another APP_SECRET. Enter it again.
  </span>
)
