import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { PlacesMapProps } from '../place-map/places-map.tsx'
import type { AdminPlaces } from './admin-use-places.tsx'
import { MarkedPlaces } from './marked-places.ts'

type MapProps = Omit<PlacesMapProps, 'pointedId' | 'onPoint' | 'places' | 'total' | 'changes'>

type BesideMapProps = MapProps & {
  listed: Pick<AdminPlaces, 'list' | 'isLoading' | 'changes'>
  children: ReactNode
}

const loadMap = () => import('../place-map/places-map.tsx').then(({ PlacesMap }) => PlacesMap)

const none: readonly never[] = []

/** The list, with the map beside it where that is on. */
export const WithMap = ({ isOn, ...props }: BesideMapProps & { isOn: boolean }) =>
  isOn ? <BesideMap {...props} /> : props.children

/** On a narrow screen the map is above the list. A row that is pointed at or has the focus marks its place on the map. */
function BesideMap({ listed: { list, isLoading, changes }, children, ...map }: BesideMapProps) {
  const { Part, demand } = useLatePart<PlacesMapProps>(loadMap)
  const [hasFailed, setHasFailed] = useState(false)
  const [pointedId, setPointedId] = useState<number>()
  const [markedIds, setMarkedIds] = useState<readonly number[]>(none)
  const load = async () => setHasFailed(!(await demand()))
  const show = useEffectEvent(load)
  useEffect(() => void show(), [])
  const point = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
    setPointedId(row?.dataset.place === undefined ? undefined : Number(row.dataset.place))
  }
  return (
    <div className="grid min-[80rem]:grid-cols-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its rows is pointed at */}
      <div
        className="@container min-w-0"
        onPointerOver={point}
        onPointerLeave={() => setPointedId(undefined)}
        onFocus={point}
        onBlur={() => setPointedId(undefined)}
      >
        <MarkedPlaces value={markedIds}>{children}</MarkedPlaces>
      </div>
      <div className="border-border max-[80rem]:order-first max-[80rem]:h-[min(620px,82dvh)] max-[80rem]:border-b min-[80rem]:border-l">
        <div className="h-full min-[80rem]:sticky min-[80rem]:top-0 min-[80rem]:h-[max(520px,72dvh)]">
          {Part && (
            <Part
              {...map}
              places={list?.data ?? none}
              total={isLoading ? undefined : list?.pagination.total}
              changes={changes}
              pointedId={pointedId}
              onPoint={setMarkedIds}
            />
          )}
          {!Part && !hasFailed && (
            <p role="status" className="p-4 text-sm text-text-muted">
              Loading the map...
            </p>
          )}
          {!Part && hasFailed && (
            <div className="flex flex-wrap items-center gap-3 p-4 text-sm">
              <p>The map could not be loaded. The list has all it shows.</p>
              <Button look="outline" onClick={load}>
                Try again
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
