import { ApiError } from '../../web/api-client.ts'
import { keep, keptPlan } from './kept-plan.ts'
import { type Asked, packed, withAnswer } from './outbox.ts'
import { changesBetween, type PlanChange } from './plan.ts'
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

/** The id of what the server has refused. */
let refused: string | undefined

async function sync(): Promise<SyncResult> {
  const kept = keptPlan()
  const outgoing = packed(kept, refused)
  const { code, sending, version } = outgoing
  if (!code) return { state: 'same' }
  // What cannot be noted as sent would come again as something new.
  if (outgoing !== kept && !keep(outgoing)) return { state: 'unreachable' }
  try {
    const answer = await (sending ? changeSharedPlan(code, sending) : readSharedPlan(code, version))
    const isBehind = (sending ? answer.version - 1 : answer.version) < (version ?? 0)
    const result = takeOver(answer, { sent: sending?.id, isBehind, known: version })
    const now = keptPlan()
    if (!now.unsent || now.version !== answer.version) return result
    const next = await sync()
    return result.state === 'changed' ? result : next
  } catch (error) {
    if (isGone(error)) keep({ plan: keptPlan().plan })
    if (isGone(error)) return { state: 'gone' }
    const status = error instanceof ApiError ? error.status : 500
    if (status < 500) refused = sending?.id
    return { state: status === 422 ? 'full' : 'unreachable' }
  }
}

function takeOver(
  answer: SharedPlan,
  { known, ...asked }: Asked & { known: number | undefined },
): SyncResult {
  const kept = keptPlan()
  const { plan, version, editCode } = answer
  if (!plan || kept.code !== editCode) return { state: 'same' }
  // Another tab was quicker, and knows a newer one.
  if (kept.version !== known && version < (kept.version ?? 0)) return { state: 'same' }
  const next = withAnswer(kept, { ...answer, plan }, asked)
  keep(next)
  const undo = changesBetween(next.plan, kept.plan)
  return undo ? { state: 'changed', undo } : { state: 'same' }
}

/** Whether no plan has the code. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The plan that this browser keeps gets its links. */
export async function sharePlan(): Promise<void> {
  const sent = keptPlan().plan
  const { editCode, viewCode, version } = await addSharedPlan(sent)
  const { plan } = keptPlan()
  const unsent = changesBetween(sent, plan)
  if (editCode) keep({ plan, code: editCode, viewCode, version, ...(unsent && { unsent }) })
}

/** The links end; the plan stays in this browser. */
export async function endSharing(): Promise<void> {
  const { code } = keptPlan()
  if (code)
    await deleteSharedPlan(code).catch((error: unknown) => {
      // Somebody else was quicker.
      if (!isGone(error)) throw error
    })
  keep({ plan: keptPlan().plan })
}
