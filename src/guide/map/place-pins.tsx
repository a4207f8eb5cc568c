import type { RefObject } from 'react'
import { type Cluster, clustersOf } from './clusters.ts'
import { MapPins } from './map-pins.tsx'
import type { MapPoint } from './map-point.ts'
import { pixelAt, type Scene } from './map-scene.ts'
import { cameraFor, dragged, type Insets, worldOf } from './projection.ts'
import type { Move } from './use-camera.ts'
import { useClusters } from './use-clusters.ts'

interface PlacePinsProps<Point extends MapPoint> {
  points: readonly Point[]
  highlightedId?: number | undefined
  scene: Scene
  move: Move
  mostZoom: number
  chosenIds: readonly number[]
  /** What lies over the map at its edges, and what stays free around pins that are shown together. */
  covered: Insets
  around: Insets
  /** What a chosen place's card and what stands with it cover at the map's foot once it is chosen, in pixels. */
  roomBelow: number
  onChoose: (ids: readonly number[]) => void
  group: RefObject<HTMLDivElement | null>
}

/** The pins of places, those close together as one; choosing such a one parts it. */
export function PlacePins<Point extends MapPoint>(props: PlacePinsProps<Point>) {
  const {
    points,
    highlightedId,
    scene,
    move,
    mostZoom,
    chosenIds,
    covered,
    around,
    roomBelow,
    onChoose,
    group,
  } = props
  const { camera, size } = scene
  const chosenId = chosenIds.length === 1 ? chosenIds[0] : undefined
  const clusters = useClusters(points, camera.zoom, [chosenId, highlightedId])
  const choose = (cluster: Cluster<Point>) => {
    // What no zoom can part is shown card by card.
    if (clustersOf(cluster, mostZoom).length === 1) {
      onChoose(cluster.map(({ id }) => id))
      const hidden = pixelAt(cluster[0], scene).y - (size.height - roomBelow)
      if (hidden > 0) move((from) => dragged(from, { x: 0, y: -hidden }))
      return
    }
    const whole = cameraFor(cluster, size, around)
    move(({ zoom }) => ({ ...whole, zoom: Math.max(whole.zoom, Math.min(zoom + 0.5, mostZoom)) }))
  }
  return (
    <MapPins
      {...{ clusters, scene, covered, group }}
      largeIds={[chosenId, highlightedId]}
      chosenIds={chosenIds}
      onChoose={choose}
      onReveal={(point) => move(({ zoom }) => ({ ...worldOf(point), zoom }))}
    />
  )
}
