import { useEffect, useState } from 'react'
import { daysOf, type Plan, slugsOf } from '../plan/plan.ts'
import { getPlanPlaces } from './plan-places.requests.ts'
import type { PlanPlace } from './plan-places.schema.ts'

export interface PlanPlaces {
  /** By the slug that the plan knows it by, and that it has by now; undefined while nobody has answered. */
  places: ReadonlyMap<string, PlanPlace> | undefined
  isFailed: boolean
}

/** What the guide says of the places of a plan, and when they are open on its days. */
export function usePlanPlaces(plan: Plan): PlanPlaces {
  const [found, setFound] = useState<PlanPlaces>({ places: undefined, isFailed: false })
  const slugs = slugsOf(plan).toSorted().join()
  const days = daysOf(plan)
    .flatMap(({ day }) => day || [])
    .join()
  useEffect(() => {
    let isOver = false
    const wanted = slugs ? getPlanPlaces(slugs.split(','), days ? days.split(',') : []) : Promise.resolve([])
    wanted.then(
      (list) => {
        const places = new Map(
          list.flatMap((place) => [
            [place.asked, place],
            [place.slug, place],
          ]),
        )
        if (!isOver) setFound({ places, isFailed: false })
      },
      () => !isOver && setFound(({ places }) => ({ places, isFailed: true })),
    )
    return () => {
      isOver = true
    }
  }, [slugs, days])
  return found
}
