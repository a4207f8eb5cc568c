const numbers = ['none', 'one', 'two', 'three']

/**
 * 'three places match, one of them for everyone': of a list of few places, of which those that do not fit everybody of the visitor's
 * family are counted nowhere else.
 */
export function thinWords(total: number, misfits: number): string {
  const matches = `${numbers[total] ?? total} ${total === 1 ? 'place matches' : 'places match'}`
  const fitting = total - misfits
  if (misfits === 0) return matches
  if (total === 1) return `${matches}, and not for everyone`
  return `${matches}, ${numbers[fitting] ?? fitting} of them for everyone`
}
