import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { buttonClass } from '../../ui/button.tsx'

interface MorePlacesLinkProps {
  /** The address of the page that follows. */
  href: string
  onMore: () => void
}

/** More places follow when the end of the list comes near; the link does the same by hand and without JavaScript. */
export function MorePlacesLink({ href, onMore }: MorePlacesLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const more = useEffectEvent(onMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer reports once per stay in view, so each page needs its own
  useEffect(() => {
    if (!link.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    })
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [href])
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center pt-8">
      <a
        ref={link}
        href={href}
        rel="next"
        onClick={showMore}
        className={buttonClass('outline', 'lg', 'whitespace-normal!')}
      >
        Show more places
      </a>
    </div>
  )
}
