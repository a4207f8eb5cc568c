import { nameKeys } from '../cities/name-keys.ts'
import { durationWords } from './small-words.ts'
import { ageWords, priceWords, type Wish, wordsBesideAge } from './wishes.ts'

/** Years, up to and from which a child is a toddler and a teenager. */
const toddlerUntil = 3
const teenagerFrom = 12
const monthsOfYear = 12

const setOf = (words: string) => new Set(words.split(', ').flatMap(nameKeys))
const years = setOf(ageWords)
const [durations, less] = [setOf(durationWords), setOf(priceWords.less)]
const [months, telling, upTo, beside] = [
  setOf(wordsBesideAge.months),
  setOf(wordsBesideAge.telling),
  setOf(wordsBesideAge.upTo),
  setOf(wordsBesideAge.other),
]

/** What follows a number of years. */
export const isYears = (key: string) => years.has(key)

/** The years of a phrase that is an age or several: '3-5 years', '18 months', '4yo', 'under 5s', 'ab 6 Jahren'. */
function agesOf(key: string): { ages: number[]; isUpTo: boolean } | undefined {
  const words = key.replace(/(?<=\d)(?=\p{L})/gu, ' ').split(' ')
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number)
  const others = words.filter((word) => !/^\d{1,2}$/.test(word))
  const has = (known: ReadonlySet<string>) => others.some((word) => known.has(word))
  const isAge =
    numbers.length > 0 &&
    (has(years) || has(months) || has(telling)) &&
    others.every((word) => [years, months, telling, upTo, beside].some((known) => known.has(word)))
  return isAge
    ? {
        ages: numbers.map((number) => (has(months) ? number / monthsOfYear : number)),
        isUpTo: numbers.length === 1 && has(upTo),
      }
    : undefined
}

export const isAge = (key: string): boolean => agesOf(key) !== undefined

/** 'Under 2 hours', 'unter 30 Minuten'. */
export const isDuration = (key: string): boolean => {
  const words = key.split(' ')
  const [number = '', unit = ''] = words.slice(-2)
  return (
    /^\d{1,3}$/.test(number) &&
    durations.has(unit) &&
    words.slice(0, -2).every((word) => [upTo, telling, less].some((known) => known.has(word)))
  )
}

/** '2 years old' is a toddler's age; of a child in between nothing is wished. */
export function wishOfAge(key: string): Wish | undefined {
  const { ages, isUpTo } = agesOf(key) ?? { ages: [], isUpTo: true }
  if (ages.length > 0 && Math.max(...ages) <= toddlerUntil) return 'toddlers'
  return !isUpTo && Math.min(...ages) >= teenagerFrom ? 'teenagers' : undefined
}
