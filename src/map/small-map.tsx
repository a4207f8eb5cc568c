import { useRef, useState } from 'react'
import { NamedIcon } from '../ui/named-icon.tsx'
import { MapBackdrop, type Tiles } from './map-backdrop.tsx'
import { MapCredit } from './map-credit.tsx'
import type { SearchArea } from './map-point.ts'
import { SearchRings } from './search-rings.tsx'
import { useCamera } from './use-camera.ts'
import { useSize } from './use-size.ts'

interface SmallMapProps {
  lat: number
  lng: number
  funType: { slug: string; icon: string } | undefined
  styleUrl: string
}

/** Where one place lies. A picture only: all it tells stands beside it as text. */
export function SmallMap({ lat, lng, funType, styleUrl }: SmallMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const area: SearchArea = { name: '', center: { lat, lng }, radiusKm: 2, smallerRadiiKm: [1] }
  const { camera } = useCamera(area, size)
  const [tiles, setTiles] = useState<Tiles>({ state: 'awaited' })
  const scene = camera && size && { camera, size }
  return (
    <div ref={frame} className="relative isolate size-full bg-(--map-land)">
      {scene && <MapBackdrop {...{ area, styleUrl, tiles, scene }} onTiles={setTiles} />}
      {scene && tiles.state !== 'ready' && <SearchRings area={area} scene={scene} veiled={false} />}
      <span
        className={`ft-${funType?.slug} absolute top-1/2 left-1/2 grid size-[42px] -translate-1/2 place-items-center rounded-full border-[3px] border-surface bg-(--ft,var(--ink-700)) text-(--on-ft) ring-5 ring-(--sun-400)`}
      >
        <NamedIcon name={funType?.icon ?? ''} className="size-[22px]" />
      </span>
      <MapCredit tiles={tiles} />
    </div>
  )
}
