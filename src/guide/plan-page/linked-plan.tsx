import { useEffect, useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { keep, keptPlan } from '../plan/kept-plan.ts'
import { ownPlanInto } from '../plan/own-plan-into.ts'
import { changedPlan, isEmpty, type Plan, type PlanChange, slugsOf } from '../plan/plan.ts'
import type { SharedPlan } from '../plan/shared-plan.schema.ts'
import { readSharedPlan } from '../plan/shared-plans.requests.ts'
import { isGone } from '../plan/sync-plan.requests.ts'
import { tellRefusal } from '../plan/toggle-planned.tsx'
import { tellLeft, useLeavePlan } from './leave-plan.tsx'
import { PlanParts } from './plan-parts.tsx'

interface LinkedPlanProps {
  code: string
  /** When it has become the plan of this browser, or the visitor goes back to the own one. */
  onDone: () => void
}

const pauseMs = 5000
/** Where nothing changes. */
const longestPauseMs = 30_000

/** What a link leads to: a plan to look at, or one that becomes this browser's own. */
export function LinkedPlan({ code, onDone }: LinkedPlanProps) {
  const [shared, setShared] = useState<SharedPlan>()
  const [failure, setFailure] = useState(
    code ? undefined : 'This link has lost its end: ask for it once more.',
  )
  const version = shared?.version
  useEffect(() => {
    if (failure) return
    let isOver = false
    const read = async () => {
      if (version !== undefined && document.hidden) return
      try {
        const answer = await readSharedPlan(code, version)
        if (!isOver && answer.plan) setShared(answer)
      } catch (error) {
        // Without a network what was read stays; a plan that is gone does not.
        if (isOver || (version !== undefined && !isGone(error))) return
        setShared(undefined)
        setFailure(whyNot(error))
      }
    }
    let pause = pauseMs
    let timer: ReturnType<typeof setTimeout>
    const readOn = async () => {
      await read()
      pause = Math.min(1.2 * pause, longestPauseMs)
      if (!isOver) timer = setTimeout(readOn, pause)
    }
    if (version === undefined) void readOn()
    else timer = setTimeout(readOn, pause)
    const readNow = () => void read()
    document.addEventListener('visibilitychange', readNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', readNow)
    }
  }, [code, version, failure])
  const [isUnkept, setUnkept] = useState(false)
  const isMine = shared?.editCode === code && isOwn(code)
  useEffect(() => {
    if (!shared?.plan || !shared.editCode || !isMine || isUnkept) return
    if (keptPlan().code === code || adopt(shared, shared.plan)) onDone()
    else setUnkept(true)
  })
  if (shared?.plan && (!shared.editCode || isUnkept))
    return (
      <div data-read-only="">
        <PlanParts kept={{ plan: shared.plan }} isReadOnly />
      </div>
    )
  return (
    <div className="page-width grid justify-items-start gap-3 py-10">
      <h1>{shared?.plan?.name || 'A shared plan'}</h1>
      {shared?.plan ? (
        <Choice shared={shared} plan={shared.plan} onDone={onDone} />
      ) : (
        <>
          <p role="status">{failure ?? 'Opening the plan …'}</p>
          {failure && <Button onClick={onDone}>My own plan</Button>}
        </>
      )}
    </div>
  )
}

/** Nothing of the visitor's own is in the way. */
const isOwn = (code: string) => keptPlan().code === code || isEmpty(keptPlan().plan)

/** `mine` goes into it. False, which is told, where the browser keeps nothing: it can be looked at all the same. */
function adopt({ version, editCode, viewCode }: SharedPlan, plan: Plan, mine?: PlanChange): boolean {
  if (!editCode) return false
  const isKept = keep({
    ...{ plan: changedPlan(plan, mine ?? {}), code: editCode, viewCode, version },
    ...(mine && { unsent: mine }),
  })
  return !tellRefusal(isKept ? undefined : 'not kept')
}

function Choice({ shared, plan, onDone }: { shared: SharedPlan; plan: Plan; onDone: () => void }) {
  const { isLeaving, leave } = useLeavePlan()
  const own = keptPlan()
  const open = () => {
    const left = keptPlan()
    if (!adopt(shared, plan)) return
    onDone()
    tellLeft('Your own plan is gone from this device', left)
  }
  const join = () => {
    if (adopt(shared, plan, ownPlanInto(plan, own.plan))) onDone()
  }
  return (
    <>
      <p>
        You can edit this plan of {placesOf(plan)}. This browser has a plan already, of {placesOf(own.plan)}.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="accent" onClick={join}>
          Put my places into it
        </Button>
        <BusyButton look="outline" isBusy={isLeaving} onClick={() => leave(open)}>
          Open it instead of mine
        </BusyButton>
        <Button look="ghost" onClick={onDone}>
          Keep mine
        </Button>
      </div>
    </>
  )
}

function placesOf(plan: Plan): string {
  const { length } = slugsOf(plan)
  return length === 1 ? '1 place' : `${length} places`
}

const whyNot = (error: unknown) =>
  isGone(error)
    ? 'There is no plan under this link: it was switched off, or nobody has looked at it for a year.'
    : 'The plan could not be fetched. Please try again in a moment.'
