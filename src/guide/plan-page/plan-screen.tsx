import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLatePart } from '../../ui/use-late-part.ts'
import { keptPlan } from '../plan/kept-plan.ts'
import { isEmpty } from '../plan/plan.ts'
import { onPlanChange } from '../plan/planned.ts'
import { EmptyPlan } from './empty-plan.tsx'
import { LinkedPlan } from './linked-plan.tsx'
import type { OfferedFamilyProps } from './offered-family.tsx'
import { type LinkedTo, readPlanAddress } from './plan-address.ts'
import { PlanParts } from './plan-parts.tsx'

/** The visitor's plan, or that of a link. The server knows neither and sends everybody the same page; the browser fills it. */
export function PlanScreen() {
  const kept = useSyncExternalStore(onPlanChange, keptPlan, () => undefined)
  const [code, setCode] = useState<string>()
  const [link, setLink] = useState<LinkedTo>()
  useEffect(() => {
    const read = () => {
      const found = readPlanAddress(location.hash)
      setCode(found?.code)
      if (found) setLink(found)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const forgetCode = () => {
    history.replaceState(history.state, '', location.pathname)
    setCode(undefined)
  }
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {kept === undefined ? (
        <Opening />
      ) : code !== undefined ? (
        <LinkedPlan key={code} code={code} onDone={forgetCode} />
      ) : isEmpty(kept.plan) && !kept.code ? (
        <EmptyPlan />
      ) : (
        <>
          {link?.family && link.code === kept.code && <FamilyOffer family={link.family} />}
          <PlanParts kept={kept} />
        </>
      )}
    </main>
  )
}

const loadOffer = () => import('./offered-family.tsx').then(({ OfferedFamily }) => OfferedFamily)

/** Its code comes only to who opens such a link. */
function FamilyOffer(props: OfferedFamilyProps) {
  const { Part, show } = useLatePart<OfferedFamilyProps>(loadOffer)
  const fetchPart = useEffectEvent(show)
  useEffect(() => void fetchPart(), [])
  return Part && <Part {...props} />
}

const Opening = () => (
  <div className="page-width grid gap-3 py-10">
    <h1>My plan</h1>
    <p role="status" className="text-text-muted noscript:hidden">
      Opening your plan …
    </p>
    <p className="hidden noscript:block">
      Your plan lies in your own browser, which shows it with JavaScript only. Allow it for this site, and the
      hearts on the places fill your plan.
    </p>
  </div>
)
