import { useAnswer } from '../../ui/use-answer.ts'
import { useOurFamily } from '../family/our-family.tsx'
import type { OtherPlace } from '../place-lists/place.schema.ts'
import { getRainSwaps } from '../place-lists/rain-swaps.requests.ts'
import { slugsOf } from '../plan/plan.ts'
import { isOver } from './plan-days.ts'
import type { PlanDayProps } from './plan-props.tsx'

/** By the slug of an outdoor stop of a day, where to go instead when it rains; none until somebody has answered. */
export function useRainSwaps(props: PlanDayProps): ReadonlyMap<string, OtherPlace[]> {
  const { day, today, stops, plan, places } = props
  const family = useOurFamily()?.query
  const here = [...new Set(stops.map(({ slug }) => slug))]
  const outdoor = here.filter((slug) => places?.get(slug)?.setting === 'outdoor')
  const planned = slugsOf(plan).map((slug) => places?.get(slug)?.slug ?? slug)
  const { content = [] } = useAnswer(
    JSON.stringify([day, outdoor, planned, family]),
    day && !isOver(day, today) && outdoor.length > 0
      ? () => getRainSwaps(outdoor, [day], family, planned)
      : undefined,
  )
  return new Map(content.map((swaps) => [swaps.asked, swaps.places]))
}
