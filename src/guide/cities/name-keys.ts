import { transliterate } from '../places/transliterate.ts'

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Words as names are compared by: Latin letters and digits without accents, capitals or apostrophes. */
const wordsOf = (text: string): string[] =>
  transliterate(text)
    .replace(/['’‘`´·]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a name, or a text that may be one, is compared by: 'Köln' gives 'koln' and 'koeln'. */
export function nameKeys(text: string): string[] {
  const small = text.normalize('NFC').toLowerCase()
  const spelled = small.replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter)
  const key = wordsOf(small).join(' ')
  return spelled === small ? [key] : [key, wordsOf(spelled).join(' ')]
}
