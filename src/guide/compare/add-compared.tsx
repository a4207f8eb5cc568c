import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { mostCompared, searchOfCompared } from '../place-lists/compared-slugs.ts'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { keptPlan } from '../plan/kept-plan.ts'
import { stopsOf } from '../plan/plan.ts'
import { onPlanChange } from '../plan/planned.ts'

/** So many to choose from are soon read. */
const mostOffered = 6

interface AddComparedProps {
  places: readonly PlaceDetail[]
  /** Slugs of places that are gone: a plan may have one still. */
  missing: readonly string[]
}

/** Places to put beside these: what the visitor has planned, then what lies next to them. */
export function AddCompared({ places, missing }: AddComparedProps) {
  const kept = useSyncExternalStore(onPlanChange, keptPlan, () => undefined)
  if (places.length >= mostCompared) return null
  const slugs = places.map(({ slug }) => slug)
  const planned = kept ? stopsOf(kept.plan) : []
  const byslug = new Map(
    [...planned, ...places.flatMap(({ nextPlaces }) => nextPlaces)].map(({ slug, name }) => [slug, name]),
  )
  const offered = [...byslug].filter(([slug]) => ![...slugs, ...missing].includes(slug)).slice(0, mostOffered)
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="add" className="mt-6 print:hidden">
      <h2 id="add" className="text-lg!">
        Add one
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {offered.map(([slug, name]) => (
          <li key={slug}>
            <Link
              to="/compare"
              search={searchOfCompared([...slugs, slug])}
              replace
              resetScroll={false}
              className={buttonClass('outline', 'md', 'whitespace-normal! [overflow-wrap:anywhere]')}
            >
              <Plus className="size-4.5" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
