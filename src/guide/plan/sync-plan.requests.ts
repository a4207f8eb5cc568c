import { ApiError } from '../../web/api-client.ts'
import { keep, keptPlan } from './kept-plan.ts'
import { changedPlan, changesBetween, missingIn, type PlanChange } from './plan.ts'
import type { SharedPlan } from './shared-plan.schema.ts'
import { addSharedPlan, changeSharedPlan, deleteSharedPlan, readSharedPlan } from './shared-plans.requests.ts'

/** `undo` brings back what others have changed; 'full' is a plan that several have filled past its bounds. */
export type SyncResult =
  | { state: 'same' | 'gone' | 'full' | 'unreachable' }
  | { state: 'changed'; undo: PlanChange }

let running: Promise<SyncResult> | undefined

/** Sends what the server has not heard of a shared plan, and takes over what others have changed. */
export function syncPlan(): Promise<SyncResult> {
  running ??= sync().finally(() => {
    running = undefined
  })
  return running
}

async function sync(): Promise<SyncResult> {
  const { code, unsent, version } = keptPlan()
  if (!code) return { state: 'same' }
  try {
    const answer = await (unsent ? changeSharedPlan(code, unsent) : readSharedPlan(code, version))
    const isBehind = (unsent ? answer.version - 1 : answer.version) < (version ?? 0)
    const result = takeOver(answer, unsent, isBehind)
    if (!isBehind) return result
    const next = await sync()
    return result.state === 'changed' ? result : next
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { state: 'full' }
    if (!isGone(error)) return { state: 'unreachable' }
    const { plan } = keptPlan()
    keep({ plan })
    return { state: 'gone' }
  }
}

/** `isBehind`: the guide had a newer one, as before an older back-up was restored. */
function takeOver(
  { plan, version, editCode, viewCode }: SharedPlan,
  sent: PlanChange | undefined,
  isBehind: boolean,
): SyncResult {
  const kept = keptPlan()
  if (!plan || kept.code !== editCode) return { state: 'same' }
  // What changed while it was on its way goes with the next: to send the rest twice does no harm.
  const later = JSON.stringify(kept.unsent) === JSON.stringify(sent) ? undefined : kept.unsent
  const unsent = isBehind ? missingIn(plan, kept.plan) : later
  const next = changedPlan(plan, unsent ?? {})
  keep({ plan: next, code: editCode, viewCode, version, ...(unsent && { unsent }) })
  const undo = changesBetween(next, kept.plan)
  return undo ? { state: 'changed', undo } : { state: 'same' }
}

/** Whether no plan has the code. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The plan that this browser keeps gets its links. */
export async function sharePlan(): Promise<void> {
  const { plan } = keptPlan()
  const { editCode, viewCode, version } = await addSharedPlan(plan)
  if (editCode) keep({ plan: keptPlan().plan, code: editCode, viewCode, version, unsent: keptPlan().plan })
}

/** The links end; the plan stays in this browser. */
export async function endSharing(): Promise<void> {
  const { code, plan } = keptPlan()
  if (code)
    await deleteSharedPlan(code).catch((error: unknown) => {
      // Somebody else was quicker.
      if (!isGone(error)) throw error
    })
  keep({ plan })
}
