import { wordsOf } from '../../guide/facts/fact-names.ts'
import { bands, foods } from '../../guide/facts/fact-types.ts'
import { type FactName, typeOf } from '../../guide/facts/facts.ts'

/** 'Free for children' of 'free-for-children'. */
const inWords = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')

const bandTexts = { 1: 'Under 10 €', 2: '10 to 25 €', 3: 'More than 25 €' } as const

/** What a fact may be, with how editors read it; none for one that is typed. */
export function optionsOf(name: FactName): readonly [value: string, text: string][] {
  const type = typeOf(name)
  if (type === 'band') return bands.map((band) => [String(band), bandTexts[band]])
  const words = type === 'foods' ? foods : (wordsOf(name) ?? [])
  return words.map((word) => [word, inWords(word)])
}

/** A value as editors read it; empty while it is not known. */
export function factText(name: FactName, value: string | number | readonly string[] | null): string {
  const options = new Map(optionsOf(name))
  const parts = Array.isArray(value) ? value : [String(value ?? '')]
  return parts.map((part) => options.get(part) ?? part).join(', ')
}
