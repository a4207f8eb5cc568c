import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { PlaceMap } from '../map/place-map.tsx'
import { cityPointsRequest } from './cities.requests.ts'
import { type MapContent, pointsOnMap, searchArea } from './map-content.ts'
import { PlaceMapCard } from './place-map-card.tsx'

const nowhere: [] = []

interface CityMapProps extends MapContent {
  highlightedId?: number | undefined
  fillsWindow?: boolean | undefined
  footer?: ReactNode
}

/** The places of the filters, all pages of them, on a map. */
export function CityMap({ highlightedId, fillsWindow, footer, ...content }: CityMapProps) {
  const { city, filters, funTypes, today } = content
  const { mapStyleUrl } = useSuspenseQuery(publicSettingsRequest).data
  const { data = nowhere } = useQuery({
    ...cityPointsRequest(city.slug, filters),
    placeholderData: keepPreviousData,
  })
  const points = useMemo(() => pointsOnMap(data, funTypes), [data, funTypes])
  return (
    <PlaceMap
      points={points}
      area={searchArea(content)}
      styleUrl={mapStyleUrl}
      highlightedId={highlightedId}
      fillsWindow={fillsWindow}
      footer={footer}
      card={(point) => <PlaceMapCard place={point} today={today} />}
    />
  )
}
