import { momentText } from '../../ui/moment-text.ts'
import type { Delivery, Webhook } from './webhook.schema.ts'

/** When something was to be told, and what came of it. */
export function outcomeOf(
  { state, tries, status, error, createdAt, dueAt }: Delivery,
  { isActive }: Pick<Webhook, 'isActive'>,
): string {
  const whenOn = 'once the webhook is switched on'
  const outcome = {
    delivered: `delivered, answered with status ${status}`,
    failed: `given up after ${tries} tries: ${error}`,
    waiting:
      tries === 0
        ? `waiting${isActive ? '' : ' until the webhook is switched on'}`
        : `${error ?? 'being sent'}; next try ${isActive ? momentText(dueAt) : whenOn}`,
  }[state]
  return `${momentText(createdAt)} · ${outcome}`
}
