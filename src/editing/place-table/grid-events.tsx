import type { ClipboardEvent, KeyboardEvent, PointerEvent } from 'react'
import { movedBy, nextSpot, type Spot } from './grid-moves.ts'

/** What keys, pointer and clipboard ask of the table. */
type Acts = {
  at: Spot
  size: { rows: number; columns: number }
  typed: string | undefined
  go: (to: Spot, isBlock?: boolean) => void
  edit: (key?: string) => void
  /** What is being written, and on to that cell. */
  save: (to: Spot) => void
  empty: () => void
  copied: () => string
  paste: (text: string) => unknown
  undo: () => void
  /** Opens the place whose name has the focus. */
  open: () => void
  /** Takes the focus out of the table. */
  exit: () => void
}

export function spotOf(target: EventTarget): Spot | undefined {
  const spot =
    target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset.spot : undefined
  const [row, column] = spot?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

export function onGridKey(event: KeyboardEvent, acts: Acts): void {
  if (acts.typed !== undefined || event.altKey || !spotOf(event.target)) return
  const act = actOf(event, acts)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function actOf(event: KeyboardEvent, acts: Acts): (() => unknown) | undefined {
  const { key, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !shiftKey && key.toLowerCase() === 'z') return acts.undo
  const to = movedBy(event, acts.at, acts.size)
  if (to) return () => acts.go(to, shiftKey)
  if (isCommand) return undefined
  if (key === 'Tab') {
    const next = nextSpot(acts.at, shiftKey ? -1 : 1, acts.size)
    return next && (() => acts.go(next))
  }
  if (key === 'Enter' || key === 'F2') return acts.at.column === 0 ? acts.open : () => acts.edit()
  if (key === 'Escape') return acts.exit
  if (key === 'Delete' || key === 'Backspace') return acts.empty
  return key.length === 1 && acts.at.column > 0 ? () => acts.edit(key) : undefined
}

export function onGridPointer(event: PointerEvent, acts: Acts): void {
  const spot = spotOf(event.target)
  if (!spot || event.button !== 0 || isControl(event.target)) return
  const isAgain = spot.row === acts.at.row && spot.column === acts.at.column
  // A finger has no key and no second button: the second touch writes.
  if (acts.typed !== undefined) acts.save(spot)
  else if (isAgain && event.pointerType === 'touch' && document.activeElement?.closest('[data-spot]'))
    acts.edit()
  else acts.go(spot, event.shiftKey)
}

/** Drawn over cells with the button held, the block grows. */
export function onGridDrag(event: PointerEvent, acts: Acts): void {
  const spot = spotOf(event.target)
  if (!spot || event.buttons !== 1 || event.pointerType === 'touch' || acts.typed !== undefined) return
  if (spot.row !== acts.at.row || spot.column !== acts.at.column) acts.go(spot, true)
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, textarea, select') !== null

export function onGridCopy(event: ClipboardEvent, { typed, copied }: Acts): void {
  if (typed !== undefined) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', copied())
}

export function onGridPaste(event: ClipboardEvent, { typed, paste }: Acts): void {
  if (typed !== undefined) return
  event.preventDefault()
  const text = event.clipboardData.getData('text/plain')
  // A picture says nothing; only an empty cell empties cells.
  if (text !== '' || event.clipboardData.files.length === 0) paste(text)
}
