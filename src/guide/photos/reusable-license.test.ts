import { expect, test } from 'vitest'
import { asksForName, isReusable, licenseAddress } from './reusable-license.ts'

test.each([
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
  ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['CC BY-SA 3.0 at', 'https://creativecommons.org/licenses/by-sa/3.0/at/'],
  ['Public domain', undefined],
])('a picture under %s may be used, and its licence lies at %s', (license, address) => {
  expect([isReusable(license), licenseAddress(license)]).toEqual([true, address])
})

test.each(['CC BY-NC 4.0', 'CC BY-ND 4.0', 'CC BY-NC-SA 2.0', 'GFDL', 'Fair use', '', 'CC BY 4.0 <b>'])(
  'a picture under %j is left alone',
  (license) => {
    expect(isReusable(license)).toBe(false)
  },
)

test('an author has to be named but for what is free of all rights', () => {
  expect(['CC BY 4.0', 'CC BY-SA 3.0', 'CC0', 'Public domain'].map(asksForName)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
