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

/** The places of the filters, all pages of them, on a map; those of the last filters until the new ones are there. */
export function CityMap({ highlightedId, fillsWindow, footer, ...content }: CityMapProps) {
  const { city, filters, funTypes, today } = content
  const [shown, setShown] = useState<readonly PlacePoint[]>([])
  // The order of the list is nothing to a map.
  const wanted = { ...filters, sort: defaultSort }
  const { content: found } = useAnswer(cityAddress(city.slug, wanted), () =>
    content.getPoints ? content.getPoints(wanted) : getCityPoints(city.slug, wanted),
  )
  if (found && found !== shown) setShown(found)
  const points = useMemo(() => pointsOnMap(shown, { funTypes, filters }), [shown, funTypes, filters])
  return (
    <PlaceMap
      points={points}
      area={searchArea(content)}
      styleUrl={getPublicSettings().mapStyleUrl}
      highlightedId={highlightedId}
      fillsWindow={fillsWindow}
      footer={footer}
      card={(point, isTabStop) => <PlaceMapCard place={point} today={today} isTabStop={isTabStop} />}
    />
  )
}
