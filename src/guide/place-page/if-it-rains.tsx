import { useEffect } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { RainPlacesProps } from '../rain/rain-places.tsx'

const load = () => import('../rain/rain-places.tsx').then(({ RainPlaces }) => RainPlaces)

/** Where else to go, on the page of a place outdoors: what says it comes after all else. */
export function IfItRains(props: RainPlacesProps) {
  const { Part, show } = useLatePart<RainPlacesProps>(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void show(), [])
  return Part && <Part {...props} />
}
