import {
  changedPlan,
  emptyPlan,
  excessOf,
  isEmpty,
  joinedChanges,
  type Plan,
  type PlanChange,
  slugsOf,
  trimmed,
} from './plan.ts'
import { plannedKey } from './planned.ts'

const planKey = 'plan'

/** A change on its way to the server, which may have heard it although no answer came. */
export interface Sending {
  id: string
  change: PlanChange
}

/** What a browser keeps. */
export interface KeptPlan {
  plan: Plan
  /** Of a plan that lies on the server; without one it is in this browser alone. */
  code?: string
  /** With which it can be looked at only. */
  viewCode?: string
  /** The server's, as far as it is known here. */
  version?: number
  sending?: Sending
  /** What the server has not heard yet, beside what is on its way. */
  unsent?: PlanChange
}

let known: { text: string; kept: KeptPlan } = { text: '', kept: { plan: emptyPlan } }

/** The same object until it changes. */
export function keptPlan(): KeptPlan {
  const text = keptText()
  if (known.text !== text) known = { text, kept: parsed(text) }
  return known.kept
}

/** '' for none, and where the browser keeps nothing. */
function keptText(): string {
  try {
    return localStorage.getItem(planKey) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): KeptPlan {
  try {
    const kept: KeptPlan = JSON.parse(text)
    // What a browser kept for an older guide, or somebody wrote there, must not break the page.
    return { ...kept, plan: changedPlan(emptyPlan, kept.plan) }
  } catch {
    return { plan: emptyPlan }
  }
}

/** False where the browser keeps nothing. */
export function keep(kept: KeptPlan): boolean {
  try {
    if (isEmpty(kept.plan) && !kept.code)
      for (const key of [planKey, plannedKey]) localStorage.removeItem(key)
    else {
      const before = keptText()
      localStorage.setItem(planKey, JSON.stringify(kept))
      try {
        // Never '': a plan of empty days has its link, too.
        localStorage.setItem(plannedKey, `,${slugsOf(kept.plan)}`)
      } catch {
        // There was room for the one alone, and what is said not to be kept must not come back later.
        if (before) localStorage.setItem(planKey, before)
        else localStorage.removeItem(planKey)
        return false
      }
    }
  } catch {
    return false
  }
  // The link to the plan is there from the first paint of the next page, too: `firstPaintScript` sees to it.
  document.documentElement.toggleAttribute('data-plan', keptText() !== '')
  dispatchEvent(new Event('storage'))
  return true
}

export type Refusal = 'full' | 'not kept'

/** Changes the plan that this browser keeps; says why where it cannot. */
export function changeKept(change: PlanChange): Refusal | undefined {
  const { plan, unsent, ...kept } = keptPlan()
  const changed = trimmed(changedPlan(plan, change))
  if (excessOf(changed)) return 'full'
  const heard = unsent ? joinedChanges(unsent, change) : change
  const next = { ...kept, plan: changed, ...(kept.code && { unsent: heard }) }
  return keep(next) ? undefined : 'not kept'
}
