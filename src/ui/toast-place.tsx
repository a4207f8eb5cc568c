import { useLayoutEffect, useRef } from 'react'
import { addToastPlace } from './toast-places.ts'

/**
 * Room for messages in a layer that lies over the page: there they cover no control of it, and are within what assistive
 * technology is shown.
 */
export function ToastPlace({ className = '' }: { className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current ? addToastPlace(place.current) : undefined), [])
  return <div ref={place} data-toast-layer="" className={`min-h-0 flex-none ${className}`} />
}
