import { useEffect, useEffectEvent, useRef } from 'react'
import { loadMapStyle } from './map-style.ts'
import type { Camera } from './projection.ts'
import { truestZoom } from './quiet-style.ts'
import type { TileMap } from './tile-map.ts'

interface TileBackdropProps {
  styleUrl: string
  camera: Camera
  isReady: boolean
  /** `mostZoom` is how near the tiles are true, where they are not to the last. */
  onReady: (credit: string, mostZoom: number | undefined) => void
  onFailure: () => void
}

/** The tiles behind a map's rings and pins. MapLibre is fetched only once it is known that there are tiles. */
export function TileBackdrop({ styleUrl, camera, isReady, onReady, onFailure }: TileBackdropProps) {
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap>(undefined)
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent(onFailure)
  const cameraNow = useEffectEvent(() => camera)
  useEffect(() => {
    let isGone = false
    const start = async () => {
      const style = await loadMapStyle(styleUrl)
      if (!style) return void (isGone || failed())
      const { loadLetters, startTileMap } = await import('./tile-map.ts')
      await loadLetters()
      if (isGone || !container.current) return
      const events = {
        onReady: (credit: string) => !isGone && ready(credit, truestZoom(style)),
        onFailure: () => !isGone && failed(),
      }
      map.current = startTileMap(container.current, style, cameraNow(), events)
    }
    start().catch(() => !isGone && failed())
    return () => {
      isGone = true
      map.current?.remove()
      map.current = undefined
    }
  }, [styleUrl])
  useEffect(() => map.current?.show(camera), [camera])
  return (
    <div
      ref={container}
      inert
      aria-hidden="true"
      className={`absolute inset-0 overflow-hidden transition-opacity duration-(--dur-slow) [&_canvas]:absolute [&_canvas]:inset-0 ${isReady ? '' : 'opacity-0'}`}
    />
  )
}
