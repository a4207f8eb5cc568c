import type { Family } from './family.ts'
import { readFamily } from './read-family.ts'

/** A family as it stands in a link, after its '#': 'ages=3,8&buggy=1&nap=12:30-14:30&drive=30&budget=1', and only what it asks. */
export function familyInLink({ ages, buggy, wheelchair, nap, longestDrive, budget }: Family): string {
  return [
    ...(ages.length > 0 ? [`ages=${ages}`] : []),
    ...(buggy ? ['buggy=1'] : []),
    ...(wheelchair ? ['wheelchair=1'] : []),
    ...(nap ? [`nap=${nap.from}-${nap.until}`] : []),
    ...(longestDrive === null ? [] : [`drive=${longestDrive}`]),
    ...(budget === null ? [] : [`budget=${budget}`]),
  ].join('&')
}

/** More letters than any of ours has. */
const mostLetters = 150

/** What a link says of a family, which anybody may have written: what makes no sense is left out. Undefined where it says nothing. */
export function familyOfLink(text: string): Family | undefined {
  if (text.length > mostLetters) return undefined
  const said = new URLSearchParams(text)
  const numberOf = (name: string) => numberIn(said.get(name) ?? '')
  const [from, until] = said.get('nap')?.split('-') ?? []
  const family = readFamily({
    ages: said.get('ages')?.split(',').map(numberIn),
    buggy: said.get('buggy') === '1',
    wheelchair: said.get('wheelchair') === '1',
    nap: { from, until },
    longestDrive: numberOf('drive'),
    budget: numberOf('budget'),
  })
  return familyInLink(family) === '' ? undefined : family
}

/** '' is no zero. */
const numberIn = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined)
