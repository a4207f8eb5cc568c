/** From so many letters on, errors are told from another word. */
const fewestLetters = 7
/** And where others of the same name are right. */
const fewestOfSeveral = 4
/** Of its letters, so many may be wrong, missing or too many. */
const shareOfErrors = 0.28

/** Whether a word is likely meant by another that begins with the same letter. */
export const isMisspelt = (typed: string, word: string): boolean =>
  typed !== word &&
  typed[0] === word[0] &&
  Math.min(typed.length, word.length) >= fewestLetters &&
  Math.abs(typed.length - word.length) <= mostErrors(typed, word) &&
  errorsBetween(typed, word) <= mostErrors(typed, word)

const mostErrors = (a: string, b: string) => Math.floor(Math.max(a.length, b.length) * shareOfErrors)

/** Whether it is the word itself or, beside other words of a name, that with one error: 'Eifel Tower'. */
export const isAlmost = (typed: string, word: string): boolean =>
  typed === word ||
  isMisspelt(typed, word) ||
  (typed[0] === word[0] &&
    Math.min(typed.length, word.length) >= fewestOfSeveral &&
    errorsBetween(typed, word) === 1)

/** Whether a word that is long enough is another with one error. */
export const hasOneError = (typed: string, word: string): boolean =>
  isMisspelt(typed, word) && errorsBetween(typed, word) === 1

/** Letters to change, add, leave out, or to swap with the next. */
function errorsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : change
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
