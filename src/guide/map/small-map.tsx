import { useRef, useState } from 'react'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { kilometresBetween, type Position } from '../how-far/distance.ts'
import { type Tiles, truest } from './map-backdrop.tsx'
import { MapCredit } from './map-credit.tsx'
import type { SearchArea } from './map-point.ts'
import { pixelAt } from './map-scene.ts'
import { PlainBackdrop } from './plain-backdrop.tsx'
import { SearchRings } from './search-rings.tsx'
import { TileBackdrop } from './tile-backdrop.tsx'
import { useCamera } from './use-camera.ts'
import { useSize } from './use-size.ts'

interface SmallMapProps {
  place: Position
  /** True when nobody has measured where it lies. */
  isRough?: boolean
  funType: { slug: string; icon: string } | undefined
  /** The nearest city, which the place is shown from where no tiles can be had. */
  city: (Position & { name: string }) | undefined
  styleUrl: string
}

type Spot = { x: number; y: number }

const insets = { top: 34, right: 18, bottom: 34, left: 18 }

/** Where one place lies. A picture only: all it tells stands beside it as text. */
export function SmallMap({ place, isRough = false, funType, city, styleUrl }: SmallMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const isPlain = tiles.state === 'none' && city !== undefined
  const area = isPlain ? areaAround(city, place) : { ...nearby, center: place }
  const { camera } = useCamera(area, size, { insets, ...truest(tiles) })
  const scene = camera && size && { camera, size }
  const pin = scene && pixelAt(place, scene)
  return (
    <div ref={frame} className="relative isolate size-full overflow-hidden">
      {scene && tiles.state !== 'none' && (
        <TileBackdrop
          styleUrl={styleUrl}
          camera={scene.camera}
          isReady={tiles.state === 'ready'}
          onReady={(credit, mostZoom) => setTiles({ state: 'ready', credit, mostZoom })}
          onFailure={() => setTiles({ state: 'none' })}
        />
      )}
      {scene && isPlain && (
        <>
          <PlainBackdrop area={area} scene={scene} />
          <SearchRings area={area} scene={scene} veiled={false} />
          <span
            className={`absolute top-1/2 left-1/2 -translate-x-1/2 text-2xs font-semibold text-(--map-label) ${place.lat < city.lat ? '-translate-y-7' : 'translate-y-2.5'}`}
          >
            {city.name}
          </span>
        </>
      )}
      {pin && (isRough ? <AboutHere at={pin} /> : <Pin at={pin} funType={funType} />)}
      <MapCredit tiles={tiles} isShort />
    </div>
  )
}

const AboutHere = ({ at }: { at: Spot }) => (
  <span
    style={{ left: at.x, top: at.y }}
    className="absolute grid size-20 -translate-1/2 place-items-center rounded-full border-3 border-(--map-ring) border-dotted bg-(--map-ring)/20 px-5 text-center text-2xs leading-tight font-semibold text-text"
  >
    about here
  </span>
)

const Pin = ({ at, funType }: { at: Spot } & Pick<SmallMapProps, 'funType'>) => (
  <span
    style={{ left: at.x, top: at.y }}
    className={`ft-${funType?.slug} absolute grid size-[34px] -translate-1/2 place-items-center rounded-full border-[3px] border-surface bg-(--ft,var(--ink-700)) text-(--on-ft) ring-4 ring-(--sun-400)`}
  >
    <NamedIcon name={funType?.icon ?? ''} className="size-[18px]" />
  </span>
)

const nearby = { name: '', radiusKm: 2, smallerRadiiKm: [] }

const radiiKm = [1, 2, 3, 5, 7, 10, 15, 25, 35, 50, 70, 100, 200, 500, 1000]

function areaAround(city: Position & { name: string }, place: Position): SearchArea {
  const distance = kilometresBetween(city, place)
  const radiusKm = radiiKm.find((km) => km > distance * 1.2) ?? Math.ceil(distance)
  return { name: city.name, center: city, radiusKm, smallerRadiiKm: [] }
}
