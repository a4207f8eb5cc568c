/** The words of a text, as they were typed, without the signs around them: of 'Tivoli?' Tivoli. What is nothing but signs stays. */
export const typedWords = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => word.replace(signsAround, '') || word)

const signsAround = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu
