import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { pixelAt, type Scene } from '../../guide/map/map-scene.ts'
import { type Pixel, positionAt } from '../../guide/map/projection.ts'
import { type AreaDraft, withMoved, withoutPoint, withPoint } from './area-draft.ts'

interface AreaHandlesProps {
  draft: AreaDraft
  scene: Scene
  onDraft: (draft: AreaDraft) => void
}

/** The points of an area, to be moved by mouse, finger or arrow keys; of a closed one also what adds a point between two. */
export function AreaHandles({ draft, scene, onDraft }: AreaHandlesProps) {
  const { points, isClosed } = draft
  const positionOf = (pixel: Pixel) => positionAt(pixel, scene.camera, scene.size)
  return (
    <>
      {isClosed &&
        points.map((point, index) => {
          const [from, to] = [
            pixelAt(point, scene),
            pixelAt(points[(index + 1) % points.length] ?? point, scene),
          ]
          const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
          if (Math.hypot(from.x - to.x, from.y - to.y) < roomBetween) return null
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the row
              key={index}
              type="button"
              data-map-control
              data-adds
              aria-label={`Add a point after point ${index + 1}`}
              onClick={() => onDraft(withPoint(draft, positionOf(middle), index))}
              style={{ left: middle.x, top: middle.y }}
              className={`${handle} size-3.5 opacity-70 hover:opacity-100`}
            />
          )
        })}
      {points.map((point, index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the row
          key={index}
          label={`Point ${index + 1} of ${points.length}; the arrow keys move it`}
          at={pixelAt(point, scene)}
          onMove={(pixel) => onDraft(withMoved(draft, index, positionOf(pixel)))}
          onRemove={() => onDraft(withoutPoint(draft, index))}
        />
      ))}
    </>
  )
}

/** Two points nearer than this, in pixels, leave none for a third. */
const roomBetween = 72

const handle =
  'absolute -translate-1/2 rounded-full border-[3px] border-(--map-ring) bg-surface after:absolute after:-inset-2.5 after:rounded-full outline-offset-3 focus-visible:rounded-full'

interface HandleProps {
  label: string
  at: Pixel
  onMove: (to: Pixel) => void
  onRemove: () => void
}

const steps: Record<string, Pixel> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const stepPixels = 4
const longStepPixels = 40

function Handle({ label, at, onMove, onRemove }: HandleProps) {
  /** From the pointer to the point, while it is held. */
  const grip = useRef<Pixel>(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      const pixels = event.shiftKey ? longStepPixels : stepPixels
      onMove({ x: at.x + step.x * pixels, y: at.y + step.y * pixels })
    } else if (event.key === 'Delete') onRemove()
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: at.x - event.clientX, y: at.y - event.clientY }
  }
  const release = () => {
    grip.current = undefined
  }
  return (
    <button
      type="button"
      data-map-control
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX, clientY }) =>
        grip.current && onMove({ x: clientX + grip.current.x, y: clientY + grip.current.y })
      }
      onPointerUp={release}
      onPointerCancel={release}
      style={{ left: at.x, top: at.y }}
      className={`${handle} z-1 size-5 cursor-grab touch-none active:cursor-grabbing`}
    />
  )
}
