import { expect, test } from 'vitest'
import { unsplashIdOf, withReferral } from './unsplash-credit.ts'

test('links to Unsplash say where they come from, and keep what they had', () => {
  expect(withReferral('https://unsplash.com/@ana?a=1')).toBe(
    'https://unsplash.com/@ana?a=1&utm_source=family_fun_europe&utm_medium=referral',
  )
})

test("a photo's id is taken as it is or from its page's address", () => {
  for (const text of [
    'Dwu85P9SOIk',
    ' Dwu85P9SOIk ',
    'https://unsplash.com/photos/Dwu85P9SOIk',
    'https://unsplash.com/photos/man-in-red-jacket-Dwu85P9SOIk?utm_source=x',
    'https://www.unsplash.com/de/photos/man-in-red-jacket-Dwu85P9SOIk/',
  ])
    expect([text, unsplashIdOf(text)]).toEqual([text, 'Dwu85P9SOIk'])
  expect(unsplashIdOf('https://unsplash.com/photos/red-jacket-a-Cd_9SOIkx')).toBe('a-Cd_9SOIkx')
  for (const text of ['', 'a b', '../users', 'https://evil.example/photos/Dwu85P9SOIk', 'x'.repeat(65)])
    expect([text, unsplashIdOf(text)]).toEqual([text, undefined])
})
