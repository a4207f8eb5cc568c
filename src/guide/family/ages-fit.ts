import type { FamilyFacts } from './family-facts.ts'

type Ages = Pick<FamilyFacts, 'ageGroupMin' | 'ageGroupMax' | 'bestAgeMin' | 'bestAgeMax'>

type AgesFit = { kind: 'fits' | 'partly' | 'not' | 'unknown'; line: string[]; remark: string | null }

/** So many years below or above whom it suits is no matter of taste any more. */
const farOff = 2

/**
 * What the ages of a place mean for children of these. `ageGroup…` says who is let in, `bestAge…` who enjoys it: whoever is not let in,
 * or two years or more outside of the best, is left out; less than that is 'a little early'.
 */
export function agesFit(place: Ages, ages: readonly number[]): AgesFit {
  const { ageGroupMin, ageGroupMax, bestAgeMin, bestAgeMax } = place
  if (ages.length === 0) return { kind: 'fits', line: [], remark: null }
  if ([ageGroupMin, ageGroupMax, bestAgeMin, bestAgeMax].every((age) => age === null))
    return { kind: 'unknown', line: ['Ages not known'], remark: null }
  const from = Math.max(ageGroupMin ?? 0, bestAgeMin ?? 0)
  const to = Math.min(ageGroupMax ?? 18, bestAgeMax ?? 18)
  const young = ages.filter((age) => age < from)
  const old = ages.filter((age) => age > to)
  const tooYoung = young.filter((age) => age < (ageGroupMin ?? 0) || age <= from - farOff)
  if (tooYoung.length > 0) return leftOut(`From ${from}: not for the ${years(tooYoung)}`)
  const isShutOut = (age: number) => age > (ageGroupMax ?? 18)
  const tooOld = old.filter((age) => isShutOut(age) || age >= to + farOff)
  if (tooOld.some(isShutOut)) return leftOut(`Up to ${to}: not for the ${years(tooOld)}`)
  if (tooOld.length > 0) return leftOut(`Best up to ${to}: little for the ${years(tooOld)}`)
  const fitting = ages.filter((age) => age >= from && age <= to)
  const fits = fitting.length > 0 ? [`Fits ${listed(fitting)}`] : []
  if (young.length > 0)
    return inPart([...fits, `best from ${from}`], `A little early for the ${years(young)}`)
  if (old.length > 0) return inPart([...fits, `best up to ${to}`], `A little late for the ${years(old)}`)
  return { kind: 'fits', line: fits, remark: null }
}

const leftOut = (line: string): AgesFit => ({ kind: 'not', line: [line], remark: null })

const inPart = ([first = '', ...rest]: string[], remark: string): AgesFit => ({
  kind: 'partly',
  line: [`${first[0]?.toUpperCase()}${first.slice(1)}`, ...rest],
  remark,
})

/** '3, 5 and 8' */
const listed = (ages: readonly number[]) => ages.join(', ').replace(/, (\d+)$/, ' and $1')

/** '3-year-old', '3- and 5-year-olds' */
const years = (ages: readonly number[]) =>
  ages.length === 1 ? `${ages[0]}-year-old` : `${listed(ages).replace(/\d+/g, '$&-')}year-olds`
