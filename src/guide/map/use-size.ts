import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './projection.ts'

/** An element's inner size in pixels; undefined until it is measured or while it is not shown. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      setSize(width > 0 && height > 0 ? { width, height } : undefined)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
