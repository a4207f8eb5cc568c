import { type ReactNode, useMemo, useState } from 'react'
import { useAnswer } from '../../ui/use-answer.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { PlaceMap } from '../map/place-map.tsx'
import type { PlacePoint } from '../place-lists/place-point.schema.ts'
import { defaultSort } from '../place-lists/place-sort.ts'
import { getCityPoints } from './cities.requests.ts'
import { cityAddress } from './city-filters.ts'
import { type MapContent, pointsOnMap, searchArea } from './map-content.ts'
import { PlaceMapCard } from './place-map-card.tsx'

interface CityMapProps extends MapContent {
  highlightedId?: number | undefined
  fillsWindow?: boolean | undefined
  footer?: ReactNode
}

const none: readonly PlacePoint[] = []

/**
 * The places of the filters, all pages of them, on a map; those of the last filters until the new ones are there, and none where these
 * cannot be had.
 */
export function CityMap({ highlightedId, fillsWindow, footer, ...content }: CityMapProps) {
  const { city, filters, funTypes, today } = content
  const [shown, setShown] = useState(none)
  // The order of the list is nothing to a map.
  const wanted = { ...filters, sort: defaultSort }
  const { content: found, hasFailed } = useAnswer(cityAddress(city.slug, wanted), () =>
    content.getPoints ? content.getPoints(wanted) : getCityPoints(city.slug, wanted),
  )
  if (found && found !== shown) setShown(found)
  const fitting = hasFailed ? none : shown
  const points = useMemo(() => pointsOnMap(fitting, { funTypes, filters }), [fitting, funTypes, filters])
  return (
    <PlaceMap
      points={points}
      area={searchArea(content)}
      styleUrl={getPublicSettings().mapStyleUrl}
      highlightedId={highlightedId}
      fillsWindow={fillsWindow}
      footer={
        <>
          {hasFailed && (
            <p role="alert" className="rounded-md bg-surface-raised px-4 py-2.5 text-sm shadow-md">
              The places of this map could not be fetched. Please try again in a moment.
            </p>
          )}
          {footer}
        </>
      }
      card={(point, isTabStop) => <PlaceMapCard place={point} today={today} isTabStop={isTabStop} />}
    />
  )
}
