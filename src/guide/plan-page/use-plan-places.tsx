import { useEffect, useState } from 'react'
import { daysOf, type Plan, slugsOf } from '../plan/plan.ts'
import type { Missing } from './exported.ts'
import { getPlanPlaces } from './plan-places.requests.ts'
import type { PlanPlace } from './plan-places.schema.ts'

export interface PlanPlaces {
  /** By the slug that the plan knows it by, and that it has by now; undefined while nobody has answered. */
  places: ReadonlyMap<string, PlanPlace> | undefined
  /** By slug, why it is not among them; without a word of those that nobody has answered for yet. */
  missing: ReadonlyMap<string, Missing>
  isFailed: boolean
}

const nothing: PlanPlaces = { places: undefined, missing: new Map(), isFailed: false }

/** What the guide says of the places of a plan, and when they are open on its days. */
export function usePlanPlaces(plan: Plan): PlanPlaces {
  const [found, setFound] = useState(nothing)
  const slugs = slugsOf(plan).toSorted().join()
  const days = daysOf(plan)
    .flatMap(({ day }) => day || [])
    .join()
  useEffect(() => {
    let isOver = false
    const asked = slugs ? slugs.split(',') : []
    const wanted = slugs
      ? getPlanPlaces(asked, days ? days.split(',') : [])
      : Promise.resolve({ list: [], isKept: false })
    wanted.then(
      ({ list, isKept }) => {
        const places = new Map(
          list.flatMap((place) => [
            [place.asked, place],
            [place.slug, place],
          ]),
        )
        const why = isKept ? 'not kept on this device' : 'no longer in the guide'
        const missing = new Map(asked.flatMap((slug) => (places.has(slug) ? [] : [[slug, why] as const])))
        if (!isOver) setFound({ places, missing, isFailed: false })
      },
      () => !isOver && setFound((now) => ({ ...now, isFailed: true })),
    )
    return () => {
      isOver = true
    }
  }, [slugs, days])
  return found
}
