import type { SearchArea } from './map-point.ts'
import type { Scene } from './map-scene.ts'
import { PlainBackdrop } from './plain-backdrop.tsx'
import { TileBackdrop } from './tile-backdrop.tsx'

/** `mostZoom` is how near the tiles are true; undefined where they are to the last. */
type Drawn = { state: 'ready'; credit: string; mostZoom: number | undefined }

/** Whether tiles are drawn, may still come, or cannot be had; and whom their makers ask to name. */
export type Tiles = { state: 'awaited' | 'none' } | Drawn

/** How near a camera may come to tiles. */
export const truest = (tiles: Tiles): { mostZoom?: number } =>
  tiles.state === 'ready' && tiles.mostZoom !== undefined ? { mostZoom: tiles.mostZoom } : {}

interface MapBackdropProps {
  area: SearchArea
  scene: Scene
  styleUrl: string
  tiles: Tiles
  onTiles: (tiles: Tiles) => void
}

/** The plain drawing until tiles are there. */
export const MapBackdrop = ({ area, scene, styleUrl, tiles, onTiles }: MapBackdropProps) => (
  <>
    {tiles.state !== 'ready' && <PlainBackdrop area={area} scene={scene} />}
    {tiles.state !== 'none' && (
      <TileBackdrop
        styleUrl={styleUrl}
        camera={scene.camera}
        isReady={tiles.state === 'ready'}
        onReady={(credit, mostZoom) => onTiles({ state: 'ready', credit, mostZoom })}
        onFailure={() => onTiles({ state: 'none' })}
      />
    )}
  </>
)
