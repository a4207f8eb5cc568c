import { expect, test } from 'vitest'
import { textFormOf } from './week-text.ts'

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const week = (...hours: unknown[]) =>
  textFormOf(JSON.stringify(Object.fromEntries(names.map((name, i) => [name, hours[i] ?? '9:00-17:00']))))

test('a week in JSON is written as a text, day by day', () => {
  expect(week('closed', '24/7', '9:00-12:00,14:00-18:00,20:00-22:00')).toBe(
    'Mo off; Tu 00:00-24:00; We 09:00-12:00, 14:00-18:00, 20:00-22:00; Th 09:00-17:00; Fr 09:00-17:00; Sa 09:00-17:00; Su 09:00-17:00',
  )
})

test('a week in JSON may have room before it', () => {
  expect(textFormOf(` ${JSON.stringify(Object.fromEntries(names.map((name) => [name, 'closed'])))}`)).toBe(
    'Mo off; Tu off; We off; Th off; Fr off; Sa off; Su off',
  )
})

test('what is said of public holidays goes with a week, as far as it is clear, and makes none', () => {
  const byDay = Object.fromEntries(names.map((name) => [name, 'closed']))
  const off = 'Mo off; Tu off; We off; Th off; Fr off; Sa off; Su off'
  expect(textFormOf(JSON.stringify({ ...byDay, ph: '10:00-12:00' }))).toBe(`${off}; PH 10:00-12:00`)
  expect(textFormOf(JSON.stringify({ ...byDay, ph: 'closed', sh: '10:00-12:00' }))).toBe(`${off}; PH off`)
  expect(textFormOf(JSON.stringify({ ...byDay, ph: 'ask' }))).toBe(off)
  const sixDays = { ...byDay, sunday: undefined, ph: '10:00-12:00' }
  expect(textFormOf(JSON.stringify(sixDays))).toBeUndefined()
})

test.each([
  'by appointment',
  '9:00-17:00 or by appointment',
  'from 9:00-17:00',
  '9:00-12:00,14:00-18:00 or so',
  ' ',
])('a day that is not clear makes the week unclear: %s', (hours) => {
  expect(week('closed', hours)).toBeUndefined()
  expect(textFormOf(`{"monday": "${hours}"}`)).toBeUndefined()
})

test('JSON that is none tells of no week', () => {
  expect(textFormOf('{"a')).toBeUndefined()
})
