import { nameKeys } from '../cities/name-keys.ts'
import { isNearlyKind } from './kinds-by-word.ts'
import { hasOneError } from './misspelt.ts'

/** Of 'PortAventura World' the first word is a park's, rather than any adventure. */
export const isCalled = (places: readonly { name: string }[], names: readonly string[]) =>
  names
    .flatMap(nameKeys)
    .every((key) =>
      places.some(({ name }) => nameKeys(name).some((called) => called.split(' ').includes(key))),
    )

/** 'Legolnd' is Legoland with an error, rather than a kind with more of them: 'lekland'. */
export const isNearlyCalled = (places: readonly { name: string }[], names: readonly string[]) => {
  const called = places.flatMap(({ name }) => nameKeys(name)).flatMap((key) => key.split(' '))
  return names
    .flatMap(nameKeys)
    .every((key) => called.some((word) => hasOneError(key, word)) && !isNearlyKind(key))
}
