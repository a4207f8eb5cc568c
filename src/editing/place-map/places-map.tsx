import { useMemo, useRef } from 'react'
import type { Insets } from '../../guide/map/projection.ts'
import { useCamera } from '../../guide/map/use-camera.ts'
import { useSettled } from '../../guide/map/use-settled.ts'
import { useSize } from '../../guide/map/use-size.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { AdminPlaceFilters } from '../places/admin-place-list.ts'
import { AreaBar } from './area-bar.tsx'
import { draftOf } from './area-draft.ts'
import { DraftBar } from './draft-bar.tsx'
import { areaOfMark, holds, joinedMarks } from './joined-marks.ts'
import { MapFoot } from './map-foot.tsx'
import { MapSurface } from './map-surface.tsx'
import { isParted, nearerTo } from './nearer.ts'
import type { PlaceMark } from './place-points.schema.ts'
import { seenBox } from './seen-box.ts'
import { useMapArea } from './use-map-area.ts'
import { useFit, usePlacePoints } from './use-place-points.tsx'

export interface PlacesMapProps {
  filters: AdminPlaceFilters
  /** Those of the list's page. */
  places: readonly Pick<AdminPlace, 'id' | 'lat' | 'lng'>[]
  /** How often places were changed since the screen opened. */
  changes: number
  /** The place whose row is pointed at. */
  pointedId: number | undefined
  /** The places of the page that the mark under the pointer stands for. */
  onPoint: (ids: readonly number[]) => void
  onOpen: (id: number) => void
  /** The area of the address; empty for none. */
  onArea: (area: string) => void
  /** How many places the list has; undefined while nobody knows. */
  total: number | undefined
  onSelectAll: () => void
}

const insets: Insets = { top: 36, right: 72, bottom: 44, left: 36 }
const anywhere = { center: { lat: 50, lng: 10 }, radiusKm: 1000 }
const none: readonly never[] = []

/** The places of the list as points. All that it shows, the list beside it says: who sees no map has lost nothing. */
export function PlacesMap({ filters, places, changes, pointedId, total, ...on }: PlacesMapProps) {
  const surface = useRef<HTMLElement>(null)
  const size = useSize(surface)
  const { fit, all } = useFit(filters)
  const { camera, showAll, ...hands } = useCamera(anywhere, fit && size, { pins: fit ?? none, insets })
  const settled = useSettled(camera)
  const seen = settled && size && seenBox(settled, size)
  const focus = () => surface.current?.focus({ preventScroll: true })
  const area = useMapArea({
    ...{ area: filters.area, onArea: on.onArea, seen, rest: settled, onOther: showAll, onEnd: focus },
    hold: () => hands.move((from) => from),
  })
  // What is asked for anew with each move is what is seen, and no part of it.
  const shown = area.follows ? { ...filters, area: '' } : filters
  const points = usePlacePoints(shown, { box: settled === camera ? seen : undefined, changes })
  const marks = useMarks(points.latest?.marks ?? none, camera?.zoom ?? 0)
  const pointedPlace = places.find(({ id }) => id === pointedId)
  const choose = (mark: PlaceMark) => {
    if (mark.place) return on.onOpen(mark.place.id)
    focus()
    if (!camera || !size || !isParted(mark, camera)) return area.search(areaOfMark(mark))
    hands.move((from) => nearerTo(mark, from, size, insets))
  }
  const hasArea = filters.area !== ''
  return (
    <div className="flex h-full flex-col">
      <div className="border-b border-border p-3">
        {area.draft ? (
          <DraftBar draft={area.draft} onDraft={area.setDraft} onDone={area.finish} onGiveUp={area.giveUp} />
        ) : (
          <AreaBar
            hasArea={hasArea}
            isChangeable={draftOf(filters.area) !== undefined}
            isElsewhere={seen !== undefined && seen !== filters.area}
            follows={area.follows}
            onFollow={area.setFollows}
            onSearchHere={() => seen && area.search(seen)}
            onDraw={area.draw}
            onChange={area.change}
            onRemove={area.remove}
            total={total}
            onSelectAll={on.onSelectAll}
          />
        )}
      </div>
      <MapSurface
        surface={surface}
        scene={camera && size && { camera, size }}
        hands={{ ...hands, showAll }}
        marks={marks}
        pointed={pointedPlace && marks.find((mark) => holds(mark, pointedPlace))}
        onPoint={(mark) =>
          on.onPoint(mark ? places.filter((at) => holds(mark, at)).map(({ id }) => id) : none)
        }
        onChoose={choose}
        shown={shown}
        drawing={area}
      />
      <MapFoot points={fit ? points : all} hasArea={hasArea} />
    </div>
  )
}

const useMarks = (marks: readonly PlaceMark[], zoom: number) =>
  useMemo(() => joinedMarks(marks, zoom), [marks, zoom])
