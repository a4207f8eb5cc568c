import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { isRough } from '../facts/is-rough.ts'
import { BreakList } from './break-list.tsx'
import { PublicTransport } from './public-transport.tsx'
import type { Stay } from './read-stay.ts'
import type { Gate } from './stay-store.ts'
import { WayRows } from './way-rows.tsx'
import { getWays } from './ways.requests.ts'
import { waysBetween } from './ways.ts'

interface WaysFromStayProps {
  gate: Gate
  stay: Stay
  /** Whether the visitor has just said where that is. */
  takesFocus: () => boolean
  onTold: (stay: Stay) => void
  onForget: () => void
}

/** Estimates at once, which need nobody; then what the guide's server and those that it asks know better. */
export function WaysFromStay({ gate, stay, takesFocus, onTold, onForget }: WaysFromStayProps) {
  const { content, hasFailed, isLoading } = useAnswer(`${gate.slug} ${stay.lat} ${stay.lng}`, () =>
    getWays(gate.slug, stay),
  )
  const line = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes: the form that had the focus is gone
  useEffect(() => {
    if (takesFocus()) line.current?.focus()
  }, [])
  const timeZone = content?.zoneHere
  // Plans tell times there, without asking anybody.
  useEffect(() => {
    if (timeZone && timeZone !== stay.timeZone) onTold({ ...stay, timeZone })
  }, [stay, timeZone, onTold])
  const ways = content ?? waysBetween(stay, gate)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p ref={line} tabIndex={-1} className="min-w-0 text-sm outline-none [overflow-wrap:anywhere]">
          From <b className="font-semibold">{stay.name}</b>
        </p>
        <Button look="ghost" className="ml-auto" onClick={onForget}>
          Forget
        </Button>
      </div>
      <WayRows ways={ways} isRouterSilent={content?.isRouterSilent} />
      {isRough(gate) && (
        <p className="text-xs text-text-muted">
          To about where the place lies: nobody has measured it yet, so all of this may be off.
        </p>
      )}
      {content && <PublicTransport gate={gate} stay={stay} ways={content} />}
      {content?.breaks && <BreakList {...content.breaks} drive={content.drive} />}
      <p role="status" className="text-xs text-text-muted">
        {isLoading && 'Looking for stops and roads …'}
        {hasFailed && 'Only estimates for now: the guide could not be asked for roads and stops.'}
      </p>
    </>
  )
}
