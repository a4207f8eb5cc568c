import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pixelAt, type Scene } from '../../guide/map/map-scene.ts'
import { type Pixel, positionAt } from '../../guide/map/projection.ts'
import { type AreaDraft, withoutPoint, withPoint } from './area-draft.ts'
import { AreaHandles } from './area-handles.tsx'

interface DrawingLayerProps {
  draft: AreaDraft
  scene: Scene
  onDraft: (draft: AreaDraft) => void
  onDone: () => void
  onGiveUp: () => void
}

/** A press that wanders farther than this, in pixels, moves the map and sets no point. */
const slack = 6
/** The second click of a double click lies so near to the first, in pixels. */
const sameSpot = 5
/** A click so near to the first point closes the area. */
const closingReach = 12

const distance = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

/** Lies over the map while an area is drawn or changed. */
export function DrawingLayer({ draft, scene, onDraft, onDone, onGiveUp }: DrawingLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const pressed = useRef<Pixel>(undefined)
  const [pointer, setPointer] = useState<Pixel>()
  const pixels = draft.points.map((point) => pixelAt(point, scene))
  const close = useEffectEvent(() => !draft.isClosed && onDone())
  useEffect(() => {
    const element = layer.current
    if (!element) return
    element.focus({ preventScroll: true })
    const stop = new AbortController()
    // Before the map hears it, which would zoom.
    const onDoubleClick = (event: Event) => {
      event.stopPropagation()
      close()
    }
    element.addEventListener('dblclick', onDoubleClick, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (draft.isClosed || event.target !== event.currentTarget) return
    const at = spotOf(event)
    if (pressed.current && distance(pressed.current, at) > slack) return
    const [first, last] = [pixels[0], pixels.at(-1)]
    if (last && distance(last, at) < sameSpot) return
    if (first && pixels.length >= 3 && distance(first, at) < closingReach) return onDone()
    onDraft(withPoint(draft, positionAt(at, scene.camera, scene.size)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      Enter: onDone,
      Escape: onGiveUp,
      Backspace: () => !draft.isClosed && onDraft(withoutPoint(draft)),
    }
    const act = acts[event.key]
    const pressesButton = event.target instanceof HTMLElement && event.target.dataset.adds !== undefined
    if (!act || (event.key === 'Enter' && pressesButton)) return
    event.preventDefault()
    act()
  }
  const open = draft.isClosed ? [] : [pixels.at(-1), pointer].filter((pixel) => pixel !== undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      ref={layer}
      role="group"
      aria-label="The area on the map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys close the area and take points back
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={(event) => {
        pressed.current = spotOf(event)
      }}
      onPointerMove={(event) => setPointer(event.pointerType === 'mouse' ? spotOf(event) : undefined)}
      className={`absolute inset-0 z-2 -outline-offset-4 ${draft.isClosed ? '' : 'cursor-crosshair'}`}
    >
      <svg {...scene.size} className="pointer-events-none absolute inset-0" aria-hidden="true">
        <path
          d={pathOf(pixels, draft.isClosed)}
          fill={pixels.length > 2 ? 'var(--map-ring)' : 'none'}
          fillOpacity="0.14"
          stroke="var(--map-ring)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {open.length === 2 && (
          <path d={pathOf(open, false)} stroke="var(--map-ring)" strokeWidth="2" strokeDasharray="5 6" />
        )}
      </svg>
      <AreaHandles draft={draft} scene={scene} onDraft={onDraft} />
    </div>
  )
}

const pathOf = (pixels: readonly Pixel[], isClosed: boolean) =>
  pixels.length === 0 ? '' : `M${pixels.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`

/** From the layer's corner, which the handles in it don't shift. */
function spotOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
