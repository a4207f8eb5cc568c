import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import type { FocalPoint } from '../../guide/photos/framing.ts'
import { stepOf } from './framing-moves.ts'

interface FramingHandleProps<Moved> {
  /** What is moved, as it is now. */
  moved: Moved
  /** From what it was when it was taken, by so many per cent of the frame's sides. */
  onMove: (from: Moved, step: FocalPoint) => void
  label: string
  style: CSSProperties
  className: string
  children?: ReactNode
}

/** Part of a photo's framing, moved by the pointer or by the arrow keys. The frame is what it is positioned in. */
export function FramingHandle<Moved>({
  moved,
  onMove,
  label,
  style,
  className,
  children,
}: FramingHandleProps<Moved>) {
  const taken = useRef<{ moved: Moved; x: number; y: number }>(undefined)
  const take = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId)
    taken.current = { moved, x: clientX, y: clientY }
  }
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const frame = currentTarget.offsetParent?.getBoundingClientRect()
    if (!taken.current || !frame || !currentTarget.hasPointerCapture(pointerId)) return
    onMove(taken.current.moved, {
      x: (100 * (clientX - taken.current.x)) / frame.width,
      y: (100 * (clientY - taken.current.y)) / frame.height,
    })
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    onMove(moved, step)
  }
  return (
    <button
      type="button"
      aria-label={`${label}; the arrow keys move it`}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={drag}
      style={style}
      className={`absolute touch-none ${className}`}
    >
      {children}
    </button>
  )
}
