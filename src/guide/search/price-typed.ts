import { nameKeys } from '../cities/name-keys.ts'
import { priceWords, wordsBesideAge } from './wishes.ts'

const setOf = (words: string) => new Set(words.split(', ').flatMap(nameKeys))
const [money, less, upTo] = [setOf(priceWords.money), setOf(priceWords.less), setOf(wordsBesideAge.upTo)]

/** Euros, up to which a ticket is known to be cheap. */
const mostOfCheap = 10

/** What a phrase, as it was typed, would pay at most: 'under 10 €', 'less than 20 euros', which nobody knows. 'Under 10' alone is an age. */
export function wishOfPrice(phrase: string): 'cheap' | 'dear' | undefined {
  const [key = ''] = nameKeys(phrase.replace(/[€£]/g, ' euro '))
  const words = key.split(' ')
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const others = words.filter((word) => !/^\d+$/.test(word))
  const isPrice =
    numbers.length === 1 &&
    others.some((word) => money.has(word)) &&
    others.some((word) => less.has(word) || upTo.has(word)) &&
    others.every((word) => [money, less, upTo].some((known) => known.has(word)))
  if (!isPrice) return undefined
  return Number(numbers[0]) <= mostOfCheap ? 'cheap' : 'dear'
}
