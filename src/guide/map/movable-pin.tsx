import { MapPin } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Position } from '../how-far/distance.ts'
import { pixelAt, type Scene } from './map-scene.ts'
import { type Pixel, positionAt } from './projection.ts'

interface MovablePinProps {
  position: Position
  scene: Scene
  onMove: (position: Position) => void
}

const steps: Record<string, Pixel> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const stepPixels = 4
const longStepPixels = 40

/** Moved by mouse, finger or arrow keys; its tip is the position. */
export function MovablePin({ position, scene, onMove }: MovablePinProps) {
  /** From the pointer to the pin's tip, while it is held. */
  const grip = useRef<Pixel>(undefined)
  const tip = pixelAt(position, scene)
  const moveTo = (pixel: Pixel) => onMove(roundedPosition(positionAt(pixel, scene.camera, scene.size)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const pixels = event.shiftKey ? longStepPixels : stepPixels
    moveTo({ x: tip.x + step.x * pixels, y: tip.y + step.y * pixels })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: tip.x - event.clientX, y: tip.y - event.clientY }
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) =>
    grip.current && moveTo({ x: clientX + grip.current.x, y: clientY + grip.current.y })
  const release = () => {
    grip.current = undefined
  }
  return (
    <button
      type="button"
      data-map-control
      aria-label={`Pin at ${position.lat}, ${position.lng}; the arrow keys move it`}
      {...{ onKeyDown, onPointerDown, onPointerMove }}
      onPointerUp={release}
      onPointerCancel={release}
      style={{ left: tip.x, top: tip.y }}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <MapPin className="size-10 fill-(--sun-400) text-(--ink-900)" strokeWidth={1.75} />
    </button>
  )
}

/** Six decimals are a decimetre. */
export const roundedPosition = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
})
