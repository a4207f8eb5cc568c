import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Crop, FocalPoint, Framing } from '../../guide/photos/framing.ts'
import { movedPoint, pointIn, stepOf } from './framing-moves.ts'

export interface FramingParts {
  framing: Framing
  onChange: (framing: Framing) => void
  isCroppable: boolean
}

const middle: FocalPoint = { x: 50, y: 50 }

/** The whole photo with its point, and what is cropped away under a veil. */
export function FramingPicture({ src, framing, onChange }: FramingParts & { src: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const focus = framing.focus ?? middle
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return
    const { left, top, width, height } = frame.current.getBoundingClientRect()
    const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    onChange({ ...framing, focus: pointIn(at) })
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    onChange({ ...framing, focus: movedPoint(focus, step) })
  }
  return (
    <div ref={frame} className="relative mx-auto w-fit overflow-hidden rounded-md bg-skeleton">
      <img
        src={src}
        alt="The whole of it"
        draggable={false}
        className="block max-h-[46vh] max-w-full select-none"
      />
      {framing.crop && <Veil crop={framing.crop} />}
      <button
        type="button"
        aria-label={`Focal point: ${focus.x} % from the left, ${focus.y} % from the top; the arrow keys move it`}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
      >
        <span className="size-6 rounded-full border-[3px] border-white bg-primary/40 shadow-[0_0_0_2px_black]" />
      </button>
    </div>
  )
}

const Veil = ({ crop: { x, y, width, height } }: { crop: Crop }) => (
  <div
    aria-hidden
    style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
    className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_2000px_oklch(0.16_0.03_235/0.65)]"
  />
)
