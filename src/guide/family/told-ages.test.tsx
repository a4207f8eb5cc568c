import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { areOld, readDay } from './ages-on.ts'
import { ChipWords } from './chip-words.tsx'
import { noFamily } from './family.ts'
import { ToldAges } from './told-ages.tsx'

const asked = (agesOn: string | null, ages = [4, 7]) =>
  renderToStaticMarkup(<ToldAges {...{ ages, agesOn }} today="2026-11-28" onConfirm={() => {}} />)

test('ages that were entered a year ago, or nobody knows when, are asked about', () => {
  expect(asked('2023-03-04')).toContain('Entered on 4 Mar 2023: still right?')
  expect(asked(null)).toContain('Still right?')
  for (const recent of [asked('2025-11-29'), asked('2023-03-04', [])]) expect(recent).toBe('')
  expect(['2025-11-28', '2025-11-29', '2024-02-29'].map((day) => areOld(day, '2026-11-28'))).toEqual([
    ...[true, false, true],
  ])
})

test('the chip tells the year of old ages', () => {
  const chip = (agesOn: string | null) =>
    renderToStaticMarkup(
      <ChipWords family={{ ...noFamily, ages: [4, 7], buggy: true }} agesOn={agesOn} today="2026-11-28" />,
    )
  expect(chip('2023-03-04')).toContain('4, 7 in 2023 · buggy')
  for (const agesOn of ['2026-03-04', null]) expect(chip(agesOn)).toContain('4, 7 · buggy')
})

test('a day is read as one', () => {
  expect(['2023-03-04', '2023', 7, undefined, '<b>'].map(readDay)).toEqual([
    '2023-03-04',
    null,
    null,
    null,
    null,
  ])
})
