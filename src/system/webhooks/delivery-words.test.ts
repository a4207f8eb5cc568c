import { expect, test } from 'vitest'
import { momentText } from '../../ui/moment-text.ts'
import { outcomeOf } from './delivery-words.ts'
import type { Delivery } from './webhook.schema.ts'

const at = '2026-11-28T10:00:00Z'
const dueAt = '2026-11-28T11:00:00Z'

const delivery: Delivery = {
  ...{ id: 1, messageId: 'a', event: 'webhook.test', body: '{}', state: 'waiting', tries: 0, status: null },
  ...{ error: null, createdAt: at, triedAt: null, dueAt },
}

test('what waits for a webhook that is switched off waits for that to end, and has no next try', () => {
  const tried = { ...delivery, tries: 1, error: 'no answer' }
  const told = (one: Delivery, isActive: boolean) => outcomeOf(one, { isActive })
  expect(told(delivery, true)).toBe(`${momentText(at)} · waiting`)
  expect(told(tried, true)).toBe(`${momentText(at)} · no answer; next try ${momentText(dueAt)}`)
  expect(told(delivery, false)).toBe(`${momentText(at)} · waiting until the webhook is switched on`)
  expect(told(tried, false)).toBe(`${momentText(at)} · no answer; next try once the webhook is switched on`)
})
