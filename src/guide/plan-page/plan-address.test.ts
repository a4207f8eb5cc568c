import { expect, test } from 'vitest'
import { readPlanAddress } from './plan-address.ts'

const code = 'Ab3_d-f7Ab3_d-f7'

test.for(['.', ')', '%E2%80%A6', '%20', '>'])(
  'a link to a plan leads there when %s of the message around it came along',
  (end) => {
    expect(readPlanAddress(`#${code}${end}`)).toEqual({ code, family: undefined })
  },
)

test('days and stops of the page itself are no links, whatever their length', () => {
  for (const hash of ['#day-2026-11-29', '#stop-haus-des-meeres', '#main', ''])
    expect(readPlanAddress(hash), hash).toBeUndefined()
})

test('a link that lost its end is one to no plan', () => {
  expect(readPlanAddress('#Ab3_d')).toEqual({ code: '', family: undefined })
})
