/** Letters. */
const fewestOfSwap = 5
const fewestOfLeftOut = 6
/** Where two pairs may be swapped. */
const fewestOfTwoSwaps = 7
/** A longer one is no word that anybody knows. */
const most = 16

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** `swapped` is likelier than all others, in `leftOut`. */
type Respelt = { swapped: string[]; leftOut: string[] }

/**
 * What a word, as `nameKeys` has it, may have been before one error: two letters that stand beside each other were
 * swapped, one was left out, or one is too many; or letters of a long one were swapped twice. The first letter is right. Of a
 * short word too much would be like it.
 */
export function respelt(word: string): Respelt {
  if (!/^[a-z]+$/.test(word) || word.length < fewestOfSwap || word.length > most)
    return { swapped: [], leftOut: [] }
  const letters = [...word]
  const behindFirst = letters.map((_, at) => at).slice(1)
  const swapped = swapsOf(word)
  const twice = word.length < fewestOfTwoSwaps ? [] : swapped.flatMap(swapsOf)
  const longer = [...behindFirst, word.length].flatMap((at) =>
    alphabet.map((letter) => replaced(word, at, 0, letter)),
  )
  const shorter = behindFirst.map((at) => replaced(word, at, 1, ''))
  const leftOut = [...longer, ...shorter].filter(
    (other) => Math.max(other.length, word.length) >= fewestOfLeftOut,
  )
  const others = (words: string[]) => [...new Set(words)].filter((other) => other !== word)
  return { swapped: others(swapped), leftOut: others([...leftOut, ...twice]) }
}

const swapsOf = (word: string) =>
  Array.from({ length: word.length - 2 }, (_, at) =>
    replaced(word, at + 1, 2, `${word[at + 2]}${word[at + 1]}`),
  )

const replaced = (word: string, at: number, letters: number, by: string) =>
  `${word.slice(0, at)}${by}${word.slice(at + letters)}`
