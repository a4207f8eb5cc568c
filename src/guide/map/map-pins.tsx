import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { formatDistance } from '../how-far/distance.ts'
import type { Cluster } from './clusters.ts'
import type { MapPoint } from './map-point.ts'
import { evenInsets, isInView, pixelAt, type Scene } from './map-scene.ts'
import { nextIndex } from './next-index.ts'
import type { Insets } from './projection.ts'

interface MapPinsProps<Point extends MapPoint> {
  clusters: readonly Cluster<Point>[]
  scene: Scene
  /** What lies over the map at its edges. */
  covered: Insets
  /** Pins drawn large, over all others: the chosen one, and that of the card under the pointer. */
  largeIds: readonly (number | undefined)[]
  chosenIds: readonly number[]
  onChoose: (cluster: Cluster<Point>) => void
  /** Called for a pin that the keyboard reaches while it is not to be seen. */
  onReveal: (point: MapPoint) => void
  group: RefObject<HTMLDivElement | null>
}

/** One stop for the tab key; the arrow keys lead from pin to pin, the nearest to the city first. */
export function MapPins<Point extends MapPoint>(props: MapPinsProps<Point>) {
  const { clusters, scene, covered, largeIds, chosenIds, onChoose, onReveal, group } = props
  const [active, setActive] = useState<number>()
  const [awaited, setAwaited] = useState<number>()
  const current = Math.max(
    0,
    clusters.findIndex((cluster) => cluster.some(({ id }) => id === active)),
  )
  useEffect(() => {
    if (awaited === undefined) return
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    setAwaited(undefined)
  }, [awaited, group])
  const reach = (index: number) => {
    const point = clusters[index]?.[0]
    if (!point) return
    setActive(point.id)
    setAwaited(point.id)
    if (!isInView(point, scene, covered)) onReveal(point)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, clusters.length)
    if (next === undefined) return
    event.preventDefault()
    reach(next)
  }
  const choose = (cluster: Cluster<Point>) => {
    setActive(cluster[0].id)
    // A cluster falls apart when it is chosen: the focus goes on with its first place.
    if (cluster.length > 1) setAwaited(cluster[0].id)
    onChoose(cluster)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div ref={group} role="group" aria-label="Places on the map" onKeyDown={onKeyDown}>
      {clusters.map((cluster, index) =>
        index === current || isInView(cluster[0], scene, drawn) ? (
          <Mark
            key={cluster[0].id}
            cluster={cluster}
            scene={scene}
            isLarge={cluster.length === 1 && largeIds.includes(cluster[0].id)}
            isChosen={cluster.some(({ id }) => chosenIds.includes(id))}
            isTabStop={index === current}
            onReach={() => setActive(cluster[0].id)}
            onChoose={() => choose(cluster)}
          />
        ) : null,
      )}
    </div>
  )
}

/** So far beyond the edge a pin is still drawn: half of the largest. */
const drawn = evenInsets(-40)

interface MarkProps {
  cluster: Cluster<MapPoint>
  scene: Scene
  isLarge: boolean
  isChosen: boolean
  isTabStop: boolean
  /** The focus has come, whichever way. */
  onReach: () => void
  onChoose: () => void
}

const mark =
  'absolute top-0 left-0 grid -translate-1/2 place-items-center rounded-full border-[3px] outline-offset-3 after:absolute after:-inset-2 after:rounded-full focus-visible:rounded-full'

function Mark({ cluster, scene, isLarge, isChosen, isTabStop, onReach, onChoose }: MarkProps) {
  const [{ name, distance, isRough, funType, doubt }] = cluster
  const { x, y } = pixelAt(cluster[0], scene)
  const count = cluster.length
  const isCluster = count > 1
  return (
    <button
      type="button"
      aria-label={
        isCluster
          ? `${count} places close together`
          : `${name}, ${formatDistance(distance, isRough)}${doubt ? `, ${doubt}` : ''}`
      }
      aria-pressed={isCluster ? undefined : isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onReach}
      onClick={onChoose}
      style={{ left: x, top: y }}
      className={classNames(
        mark,
        isCluster
          ? 'border-surface bg-text font-sans text-sm font-bold text-bg tabular-nums shadow-[0_0_0_3px_color-mix(in_oklab,var(--text)_22%,transparent)]'
          : doubt
            ? `ft-${funType?.slug} border-(--ft,var(--ink-700)) border-dotted bg-surface text-(--ft,var(--ink-700)) shadow-sm`
            : `ft-${funType?.slug} border-surface bg-(--ft,var(--ink-700)) text-(--on-ft) shadow-sm`,
        isCluster ? (count < 10 ? 'size-10' : count < 100 ? 'size-11.5' : 'size-13') : '',
        !isCluster &&
          (isLarge ? 'z-2 size-[42px] ring-5 ring-(--sun-400)' : 'size-[34px] hover:z-1 hover:scale-110'),
      )}
    >
      {isCluster ? (
        count
      ) : (
        <NamedIcon name={funType?.icon ?? ''} className={isLarge ? 'size-[22px]' : 'size-[18px]'} />
      )}
    </button>
  )
}
