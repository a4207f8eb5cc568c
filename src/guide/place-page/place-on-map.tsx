import { useEffect, useEffectEvent } from 'react'
import { useAnswer } from '../../ui/use-answer.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import { getPublicSettings } from '../../web/public-settings.requests.ts'
import { getCity } from '../city-page/cities.requests.ts'
import { isRough } from '../facts/is-rough.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'

const loadMap = () => import('../map/small-map.tsx').then(({ SmallMap }) => SmallMap)

/** Where the place lies, beside a wide page's facts. A picture for the eye: the address says the same. */
export function PlaceOnMap({ place }: { place: PlaceDetail }) {
  const { Part, show: showPart } = useLatePart(loadMap)
  const show = useEffectEvent(showPart)
  const citySlug = place.nearCities[0]?.slug
  const { content: city } = useAnswer(citySlug ?? '', Part && citySlug ? () => getCity(citySlug) : undefined)
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
    <div className="place-map">
      {Part && (
        <Part
          place={place}
          isRough={isRough(place)}
          funType={place.funTypes[0]}
          city={city ?? undefined}
          styleUrl={getPublicSettings().mapStyleUrl}
        />
      )}
    </div>
  )
}
