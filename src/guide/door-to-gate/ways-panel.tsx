import type { Stay } from './read-stay.ts'
import { StayForm } from './stay-form.tsx'
import type { Gate } from './stay-store.ts'
import { WaysFromStay } from './ways-from-stay.tsx'

interface WaysPanelProps {
  gate: Gate
  stay: Stay | undefined
  /** Whether the visitor has just reached for it. */
  takesFocus: () => boolean
  onKeep: (stay: Stay) => void
  /** The same stay, of which the guide has told more. */
  onTold: (stay: Stay) => void
  onForget: () => void
}

/** Asks where a family stays, and then tells how to get from there to a place. */
export function WaysPanel({ gate, stay, takesFocus, onKeep, onTold, onForget }: WaysPanelProps) {
  return (
    <section
      aria-labelledby="ways-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-border bg-surface p-4.5 sm:p-6 print:hidden"
    >
      <h2 id="ways-heading" tabIndex={-1} className="text-[1.375rem] leading-tight outline-none">
        From where you stay
      </h2>
      {stay ? (
        <WaysFromStay key={`${stay.lat} ${stay.lng}`} {...{ gate, stay, takesFocus, onTold, onForget }} />
      ) : (
        <StayForm gate={gate} takesFocus={takesFocus} onKeep={onKeep} />
      )}
    </section>
  )
}
