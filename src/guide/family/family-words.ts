import { formatDrivingTime } from '../how-far/driving-time.ts'
import type { Family } from './family.ts'

export const budgetWords = { 0: 'Free', 1: 'Under €10', 2: 'Under €25' }

/** At most three things that it asks, the ages first: '3, 8 · buggy · 30 min', '3, 8 in 2023' of old ones. */
export function inShort(family: Family, yearOfAges?: string): string {
  const { ages } = family
  const told = ages.length > 4 ? `${ages.length} ages` : ages.join(', ')
  const first = told === '' ? [] : [yearOfAges ? `${told} in ${yearOfAges}` : told]
  return [...first, ...beyondAges(family)].slice(0, 3).join(' · ')
}

/** All that it asks: 'children of 3 and 8 · buggy · drives up to 30 min · nap 12:30–14:30'. */
export function inFull(family: Family): string {
  const { ages, nap } = family
  return [
    ...(ages.length > 0 ? [`children of ${agesInWords(ages)}`] : []),
    ...beyondAges(family, 'drives up to ', 'tickets '),
    ...(nap ? [`nap ${nap.from}–${nap.until}`] : []),
  ].join(' · ')
}

/** '3 and 8' */
export const agesInWords = (ages: readonly number[]): string =>
  new Intl.ListFormat('en-GB').format(ages.map(String))

const beyondAges = ({ wheelchair, buggy, longestDrive, budget }: Family, upTo = '', tickets = '') => [
  ...(wheelchair ? ['wheelchair'] : []),
  ...(buggy ? ['buggy'] : []),
  ...(longestDrive === null ? [] : [upTo + formatDrivingTime(longestDrive)]),
  ...(budget === null ? [] : [tickets + budgetWords[budget].toLowerCase()]),
]
