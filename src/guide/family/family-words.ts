import { formatDrivingTime } from '../how-far/driving-time.ts'
import type { Family } from './family.ts'

export const budgetWords = { 0: 'Free', 1: 'Under €10', 2: 'Under €25' }

/** At most three things that it asks, the ages first: '3, 8 · buggy · 30 min'. */
export function inShort({ ages, buggy, wheelchair, longestDrive, budget }: Family): string {
  const parts = [
    ...(ages.length > 4 ? [`${ages.length} ages`] : ages.length > 0 ? [ages.join(', ')] : []),
    ...(wheelchair ? ['wheelchair'] : []),
    ...(buggy ? ['buggy'] : []),
    ...(longestDrive === null ? [] : [formatDrivingTime(longestDrive)]),
    ...(budget === null ? [] : [budgetWords[budget].toLowerCase()]),
  ]
  return parts.slice(0, 3).join(' · ')
}
