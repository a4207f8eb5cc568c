import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { publicSettingsRequest } from '../app/public-settings.requests.ts'
import { useLatePart } from '../ui/use-late-part.ts'
import type { PlaceDetail } from './place.schema.ts'

const loadMap = () => import('../map/small-map.tsx').then(({ SmallMap }) => SmallMap)

/** Where the place lies, beside a wide page's facts. A picture for the eye: the address says the same. */
export function PlaceOnMap({ place }: { place: PlaceDetail }) {
  const { mapStyleUrl } = useSuspenseQuery(publicSettingsRequest).data
  const { Part, demand } = useLatePart(loadMap)
  const show = useEffectEvent(demand)
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const showWhenWide = () => wide.matches && void show()
    // A moment later, so that the page's own pictures come first.
    const timer = setTimeout(showWhenWide, 300)
    wide.addEventListener('change', showWhenWide)
    return () => {
      clearTimeout(timer)
      wide.removeEventListener('change', showWhenWide)
    }
  }, [])
  return (
    <div className="hidden h-[190px] overflow-hidden rounded-lg border border-border bg-(--map-land) lg:block noscript:hidden">
      {Part && <Part lat={place.lat} lng={place.lng} funType={place.funTypes[0]} styleUrl={mapStyleUrl} />}
    </div>
  )
}
