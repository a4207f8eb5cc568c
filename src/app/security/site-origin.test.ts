import { expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { canonicalOrigin, isProductionHost } from './site-origin.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://fun.example', PORT: '4000' })

test.each(['fun.example', 'www.fun.example', 'FUN.example', 'fun.example:443', 'fun.example.'])(
  '%s is the production host',
  (host) => {
    expect(isProductionHost(host, settings)).toBe(true)
  },
)

test.each([
  'localhost',
  'staging.fun.example',
  'fun.example.evil.example',
  'notfun.example',
  'fun.www.example',
  'fun.example:80.evil.example',
  'fun.exam:80ple',
  '',
  undefined,
])('%s is not', (host) => {
  expect(isProductionHost(host, settings)).toBe(false)
})

test('an origin with www. has the plain host too', () => {
  expect(isProductionHost('fun.example', readSettings({ SITE_ORIGIN: 'https://www.fun.example' }))).toBe(true)
})

test('without an origin no host is the production host, and addresses begin with localhost', () => {
  expect(isProductionHost('localhost:4000', readSettings({ PORT: '4000' }))).toBe(false)
  expect(canonicalOrigin(readSettings({ PORT: '4000' }))).toBe('http://localhost:4000')
  expect(canonicalOrigin(settings)).toBe('https://fun.example')
})
