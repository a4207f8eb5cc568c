import { Link } from '@tanstack/react-router'
import { CloudRain } from 'lucide-react'
import { useMinute } from '../../ui/use-minute.ts'
import { askedTogether } from '../../web/asked-together.ts'
import type { RainOfCardProps } from '../dates/dates-store.ts'
import type { FamilyQuery } from '../family/family-query.ts'
import { useOurFamily } from '../family/our-family.tsx'
import { formatDistance } from '../how-far/distance.ts'
import { getRainSwaps } from '../place-lists/rain-swaps.requests.ts'
import { bounds } from '../plan/plan.ts'
import { firstWithHoursLeft } from './left-of-day.ts'

interface Question {
  days: readonly string[]
  family: FamilyQuery | undefined
}

const useSwaps = askedTogether(bounds.stops, (question, slugs) => {
  const { days, family }: Question = JSON.parse(question)
  return getRainSwaps(slugs, days, family)
})

/** On the card of a place outdoors, the nearest indoors that is open on all of the visitor's days and fits the family. */
export function RainOfCard({ slug, days, isHoliday }: RainOfCardProps) {
  const question: Question = { days, family: useOurFamily()?.query }
  const now = useMinute() ?? Date.now()
  const nearest = firstWithHoursLeft(useSwaps(JSON.stringify(question), slug)?.places ?? [], now)
  if (!nearest) return null
  const isUsual = isHoliday || nearest.hours?.grade !== 'stated'
  return (
    <p className="text-sm leading-5 text-text-muted [overflow-wrap:anywhere]">
      <CloudRain className="mr-1 inline size-4 align-[-3px]" />
      If it rains:{' '}
      <Link
        to="/funplace/$placeSlug"
        params={{ placeSlug: nearest.slug }}
        className="relative z-1 font-semibold underline"
      >
        {nearest.name}
      </Link>
      , <span className="inline-block">{formatDistance(nearest.distance, nearest.isRough)}</span> away
      {isUsual && ', usually open'}
    </p>
  )
}
