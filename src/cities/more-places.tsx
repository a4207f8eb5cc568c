import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { cityAddress } from './city-filters.ts'
import type { CityScreenProps } from './city-screen.tsx'

type MorePlacesProps = Pick<CityScreenProps, 'city' | 'filters' | 'nextPage' | 'onMore'>

/** More places follow when the end of the list comes near; the link does the same by hand and without JavaScript. */
export function MorePlaces({ city, filters, nextPage, onMore }: MorePlacesProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    if (!link.current || nextPage === undefined) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    })
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [nextPage])
  if (nextPage === undefined) return null
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div className="grid justify-items-center pt-8">
      <a
        ref={link}
        href={cityAddress(city.slug, filters, nextPage)}
        rel="next"
        onClick={showMore}
        className={buttonClass('outline', 'lg')}
      >
        Show more places
      </a>
    </div>
  )
}
