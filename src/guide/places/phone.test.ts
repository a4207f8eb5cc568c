import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'

test.each([
  ['+49 (0)89 269 49 11-0', '+49 (0)89 269 49 11-0'],
  ['(+356) 2137 4283, 7937 4283', '(+356) 2137 4283'],
  ['+356 21 805 018/9', '+356 21 805 018/9'],
  ['Tel: +43 1 23456', '+43 1 23456'],
  ['ask inside; +43 1 23456', '+43 1 23456'],
  ['21374283', '21374283'],
  ['<b>call</b>', null],
  ['1', null],
  [undefined, null],
])('%s becomes %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone)
})
