import { type RefObject, useEffect, useEffectEvent } from 'react'
import { dragged, type Pixel } from './projection.ts'
import type { MapHands } from './use-camera.ts'

/** A press that wanders farther than this, in pixels, is a drag and no click. */
const slack = 6

/**
 * Moves a map by mouse, finger and wheel. A wheel zooms only with Ctrl held (as a trackpad's pinch does), so that it
 * scrolls the page as everywhere else; `wheelZooms` for a map that fills the window.
 */
export function useGestures(
  surface: RefObject<HTMLElement | null>,
  { move, zoom }: MapHands,
  wheelZooms: boolean,
) {
  const onDrag = useEffectEvent((by: Pixel) => move((camera) => dragged(camera, by)))
  const onZoom = useEffectEvent((levels: number, at: Pixel) => zoom(levels, fromMiddle(surface.current, at)))
  const zooms = useEffectEvent((event: WheelEvent) => wheelZooms || event.ctrlKey)
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    followPointers(element, signal, onDrag, onZoom)
    element.addEventListener(
      'wheel',
      (event) => {
        if (!zooms(event) || isControl(event)) return
        event.preventDefault()
        const levels = -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.003)
        onZoom(Math.max(-1, Math.min(1, levels)), { x: event.clientX, y: event.clientY })
      },
      { signal, passive: false },
    )
    element.addEventListener(
      'dblclick',
      (event) => !isControl(event) && onZoom(1, { x: event.clientX, y: event.clientY }),
      { signal },
    )
    return () => stop.abort()
  }, [surface])
}

/** Tells of one finger's or the mouse's drags, and of two fingers' pinches. */
function followPointers(
  element: HTMLElement,
  signal: AbortSignal,
  onDrag: (by: Pixel) => void,
  onZoom: (levels: number, at: Pixel) => void,
) {
  const pointers = new Map<number, Pixel>()
  let wandered = 0
  const lift = (event: PointerEvent) => pointers.delete(event.pointerId)
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || isControl(event)) return
      if (pointers.size === 0) wandered = 0
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      wandered += Math.hypot(now.x - before.x, now.y - before.y)
      if (wandered < slack && pointers.size === 1) return
      // Only now, so that a mere press remains a click on the pin beneath.
      element.setPointerCapture(event.pointerId)
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      const share = other ? 0.5 : 1
      onDrag({ x: (now.x - before.x) * share, y: (now.y - before.y) * share })
      if (!other) return
      const spread =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      if (Number.isFinite(spread) && spread > 0)
        onZoom(Math.log2(spread), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(end, lift, { signal })
}

const isControl = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-map-control]') !== null

function fromMiddle(element: HTMLElement | null, { x, y }: Pixel): Pixel {
  const box = element?.getBoundingClientRect()
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 }
}
