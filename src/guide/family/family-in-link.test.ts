import { expect, test } from 'vitest'
import { childAges, drives, type Family, noFamily } from './family.ts'
import { familyInLink, familyOfLink } from './family-in-link.ts'

const full: Family = {
  ages: [3, 8],
  buggy: true,
  wheelchair: true,
  nap: { from: '12:30', until: '14:30' },
  longestDrive: 30,
  budget: 0,
}

test('a link tells all that a family asks, and nothing else, and is read as it was written', () => {
  expect(familyInLink(full)).toBe('ages=3,8&buggy=1&wheelchair=1&nap=12:30-14:30&drive=30&budget=0')
  expect(familyInLink({ ...noFamily, ages: [5] })).toBe('ages=5')
  const largest: Family = { ...full, ages: childAges, longestDrive: drives[3], budget: 2 }
  for (const family of [full, largest, { ...noFamily, ages: [0] }, { ...noFamily, buggy: true }])
    expect(familyOfLink(familyInLink(family))).toEqual(family)
})

test.each([
  [''],
  [familyInLink(noFamily)],
  ['ages=&drive=&budget='],
  ['ages=99,-1,1e1,x&buggy=yes&nap=25:00-26:00&drive=31&budget=3'],
  ['nap=14:30-12:30'],
  [`ages=3&${'x'.repeat(150)}`],
])('of a link that says nothing that makes sense nothing is taken: %s', (text) => {
  expect(familyOfLink(text)).toBe(undefined)
})

test('what makes sense is taken, what does not is left out', () => {
  expect(familyOfLink('ages=8,3,3,40&<script>&name=Anna&drive=45')).toEqual({
    ...noFamily,
    ages: [3, 8],
    longestDrive: 45,
  })
})
