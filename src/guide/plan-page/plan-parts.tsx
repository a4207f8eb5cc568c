import { useEffect, useMemo, useState } from 'react'
import { useMinute } from '../../ui/use-minute.ts'
import { KeepPlanButton } from '../offline/keep-plan-button.tsx'
import { changeKept, type KeptPlan } from '../plan/kept-plan.ts'
import { daysOf, slugsOf } from '../plan/plan.ts'
import { underNewNames } from '../plan/under-new-names.ts'
import { underNewSlugs } from '../plan/under-new-slugs.ts'
import { DayTabs } from './day-tabs.tsx'
import { PackingList } from './packing-list.tsx'
import { PlanDay } from './plan-day.tsx'
import { isOver, todayAt } from './plan-days.ts'
import { PlanExports } from './plan-exports.tsx'
import { PlanHead } from './plan-head.tsx'
import { RemovePlan } from './remove-plan.tsx'
import { LinkOnPaper, SharePlan } from './share-plan.tsx'
import { usePlanChange } from './use-plan-change.tsx'
import { usePlanPlaces } from './use-plan-places.tsx'
import { useStopDrag } from './use-stop-drag.tsx'
import { useSync } from './use-sync.tsx'

interface PlanPartsProps {
  kept: KeptPlan
  /** Of somebody who has the link to look only: the style sheet hides what changes a plan, and nothing is changed. */
  isReadOnly?: boolean
}

export function PlanParts({ kept, isReadOnly = false }: PlanPartsProps) {
  const { change, say, said } = usePlanChange(isReadOnly)
  const { places, missing, isFailed } = usePlanPlaces(kept.plan)
  useEffect(() => {
    const renamed = isReadOnly ? undefined : underNewSlugs(kept.plan, (slug) => places?.get(slug))
    if (renamed) changeKept(renamed)
  }, [kept.plan, places, isReadOnly])
  const plan = useMemo(() => underNewNames(kept.plan, (slug) => places?.get(slug)?.name), [kept.plan, places])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const open = (key: string, isOpen: boolean) =>
    setOpened((now) => (isOpen ? new Set([...now, key]) : new Set([...now].filter((other) => other !== key))))
  const changed = useSync(kept.code !== undefined && !isReadOnly)
  const days = daysOf(plan)
  const dates = days.flatMap(({ day }) => day || [])
  // A day may end while the page lies open.
  useMinute()
  const today = todayAt(places)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <PlanHead plan={plan} otherName={isReadOnly ? 'A shared plan' : 'My plan'} onChange={change} />
      <DayTabs days={days} today={today} places={places} onChange={change} />
      <div className="page-width [&_.button]:whitespace-normal grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-5 pb-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10 print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10" {...useStopDrag(plan, change)}>
          {isFailed && (
            <p role="alert" className="rounded-lg bg-danger-soft p-4 text-sm text-on-danger-soft">
              What the guide knows of these places could not be fetched. Your plan is whole; please try again
              in a moment.
            </p>
          )}
          {days.map((day) => (
            <PlanDay
              key={day.day}
              {...day}
              plan={plan}
              dates={dates}
              today={today}
              places={places}
              missing={missing}
              changed={changed}
              onChange={change}
              onSay={say}
              opened={opened}
              onOpen={open}
            />
          ))}
          <p className="text-xs text-text-muted">
            Times of ways are estimates from the straight line, not routes. Usual hours are as known in 2025
            or noted by our editors: look before you go.
          </p>
        </div>
        <aside
          aria-label="For this plan"
          className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-36 print:mt-6"
        >
          <PackingList days={days.filter(({ day }) => !isOver(day, today))} places={places} />
          {kept.viewCode && <LinkOnPaper code={kept.viewCode} />}
          <PlanExports {...{ plan, places, missing }} />
          {!isReadOnly && (
            <>
              <KeepPlanButton slugs={slugsOf(plan).join()} />
              <SharePlan kept={kept} />
              <RemovePlan />
            </>
          )}
        </aside>
      </div>
    </>
  )
}
