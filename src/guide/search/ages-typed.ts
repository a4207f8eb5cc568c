import { nameKeys } from '../cities/name-keys.ts'
import { ageWords, type Wish } from './wishes.ts'

/** Years, up to and from which a child is a toddler and a teenager. */
const toddlerUntil = 3
const teenagerFrom = 12

const years = new Set(ageWords.split(', ').flatMap(nameKeys))

/** What follows a number of years. */
export const isYears = (key: string) => years.has(key)

/** '2 years old' is a toddler's age; of a child in between nothing is wished. */
export function wishOfAge(key: string): Wish | undefined {
  const [age, ...words] = key.split(' ')
  if (words.length === 0 || !/^\d{1,2}$/.test(age ?? '') || !words.every((word) => years.has(word)))
    return undefined
  if (Number(age) <= toddlerUntil) return 'toddlers'
  return Number(age) >= teenagerFrom ? 'teenagers' : undefined
}
