import { nameKeys } from '../cities/name-keys.ts'

/** The words of a text, as they were typed, without the signs around them: of 'Tivoli?' Tivoli, but '10€'. What is nothing but signs stays. */
export const typedWords = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => word.replace(signsAround, '') || word)

const signsAround = /^[^\p{L}\p{N}\p{M}€£]+|[^\p{L}\p{N}\p{M}€£]+$/gu

/** 'L’aquarium' is 'aquarium', and 'd’Anvers' is 'Anvers'. */
export const withoutElided = (phrase: string): string => phrase.replace(elided, '')

const elided = /^(?:all|d|dall|dell|l|nell|sull|un)['’](?=\p{L})/iu

/** What a phrase that was typed is compared by, with what is elided before it and without. */
export const keysOf = (phrase: string): string[] => [
  ...new Set([phrase, withoutElided(phrase)].flatMap(nameKeys)),
]
