import { type RefObject, useState } from 'react'
import type { Tiles } from '../../guide/map/map-backdrop.tsx'
import { MapButtons } from '../../guide/map/map-buttons.tsx'
import { MapCredit } from '../../guide/map/map-credit.tsx'
import type { Scene } from '../../guide/map/map-scene.ts'
import { TileBackdrop } from '../../guide/map/tile-backdrop.tsx'
import type { MapHands } from '../../guide/map/use-camera.ts'
import { useGestures } from '../../guide/map/use-gestures.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import type { AdminPlaceFilters } from '../places/admin-place-list.ts'
import { AreaLayer } from './area-layer.tsx'
import { DrawingLayer } from './drawing-layer.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import type { PlaceMark } from './place-points.schema.ts'
import type { useMapArea } from './use-map-area.ts'

interface MapSurfaceProps {
  surface: RefObject<HTMLElement | null>
  /** Undefined until it is known what to show. */
  scene: Scene | undefined
  hands: MapHands & { showAll: () => void }
  marks: readonly PlaceMark[]
  pointed: PlaceMark | undefined
  onPoint: (mark: PlaceMark | undefined) => void
  onChoose: (mark: PlaceMark) => void
  /** Whose areas are drawn. */
  shown: Pick<AdminPlaceFilters, 'area' | 'near'>
  drawing: Pick<ReturnType<typeof useMapArea>, 'draft' | 'setDraft' | 'finish' | 'giveUp'>
}

/** Tiles, or plain land where none can be had; what is searched; the places; what is being drawn. */
export function MapSurface({ surface, scene, hands, shown, drawing, ...marks }: MapSurfaceProps) {
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  useGestures(surface, hands, false)
  const { draft, setDraft, finish, giveUp } = drawing
  return (
    <section
      ref={surface}
      aria-label="Map of the places"
      tabIndex={-1}
      className="relative isolate min-h-0 flex-1 touch-none overflow-hidden bg-(--map-land) select-none"
    >
      {scene && tiles.state !== 'none' && (
        <TileBackdrop
          styleUrl={getPublicSettings().mapStyleUrl}
          camera={scene.camera}
          isReady={tiles.state === 'ready'}
          onReady={(credit, mostZoom) => setTiles({ state: 'ready', credit, mostZoom })}
          onFailure={() => setTiles({ state: 'none' })}
        />
      )}
      {scene && !draft && <AreaLayer area={shown.area} near={shown.near} scene={scene} />}
      {scene && <MarkButtons {...marks} scene={scene} isInert={draft !== undefined} />}
      {scene && draft && (
        <DrawingLayer {...{ draft, scene }} onDraft={setDraft} onDone={finish} onGiveUp={giveUp} />
      )}
      <MapButtons
        className="top-3 z-3"
        onZoom={hands.zoom}
        allLabel="Show all places"
        onShowAll={hands.showAll}
      />
      <MapCredit tiles={tiles} isShort />
    </section>
  )
}
