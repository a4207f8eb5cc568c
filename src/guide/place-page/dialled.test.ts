import { expect, test } from 'vitest'
import { dialled } from './dialled.ts'

test.each([
  // The zero is dialled within the country alone.
  ['+49 (0)89 269 49 11-0', '+498926949110'],
  ['0049 (0) 89 123456', '004989123456'],
  ['+39 (0)471 123456', '+390471123456'],
  ['(0)89 123456', '089123456'],
  // Two lines, of which the first is 018.
  ['+356 21 805 018/9', '+35621805018'],
  ['+49 89/123456', '+4989123456'],
  ['089/123456', '089123456'],
  ['(+356) 2137 4283', '+35621374283'],
  ['+43 1 23456', '+43123456'],
])('%s is dialled as %s', (phone, number) => {
  expect(dialled(phone)).toBe(number)
})
