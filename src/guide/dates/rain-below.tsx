import { useEffect, useEffectEvent } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { LoadRain, RainOfCardProps } from './dates-store.ts'

/** Below the days of a card, once the days themselves are told. */
export function RainBelow({ load, ...props }: RainOfCardProps & { load: LoadRain }) {
  const { Part, show } = useLatePart(() => load().then(({ RainOfCard }) => RainOfCard))
  const fetchPart = useEffectEvent(show)
  useEffect(() => void fetchPart(), [])
  return Part && <Part {...props} />
}
