import type { KeptPlan } from './kept-plan.ts'
import { changedPlan, joinedChanges, missingIn, type Plan } from './plan.ts'

/**
 * With all that the server has not heard on its way to it, unless something is already: that stays as it is until an answer comes,
 * since under its id the server knows it again. Only what it has refused goes with what may mend that.
 */
export function packed(kept: KeptPlan, refused: string | undefined): KeptPlan {
  const { sending, unsent, ...others } = kept
  if (!unsent || (sending && sending.id !== refused)) return kept
  const change = sending ? joinedChanges(sending.change, unsent) : unsent
  return { ...others, sending: { id: newChangeId(), change } }
}

interface Answer {
  version: number
  viewCode: string
  plan: Plan
}

export interface Asked {
  /** The id of the change that it answers. */
  sent: string | undefined
  /** The guide had a newer plan, as before an older back-up was restored. */
  isBehind: boolean
}

/** What a browser keeps after an answer. What changed while that was on its way goes with the next. */
export function withAnswer(
  kept: KeptPlan,
  { plan, version, viewCode }: Answer,
  { sent, isBehind }: Asked,
): KeptPlan {
  const sending = kept.sending?.id === sent ? undefined : kept.sending
  const unsent = isBehind ? missingIn(plan, kept.plan) : kept.unsent
  const next = changedPlan(changedPlan(plan, sending?.change ?? {}), unsent ?? {})
  return {
    ...(kept.code && { code: kept.code }),
    ...{ plan: next, viewCode, version },
    ...(sending && { sending }),
    ...(unsent && { unsent }),
  }
}

/** 96 random bits as text: `randomUUID` is missing where a guide is served without encryption. */
const newChangeId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
