import { expect, test } from 'vitest'
import { addressAfterLogin } from './address-after-login.ts'

test.each([
  '/admin/cities',
  '/admin/places?page=2&search=zoo',
  '/admin#top',
  '/',
  '/funplace/zoo?x=https://a.example',
])('%s is within the site', (next) => {
  expect(addressAfterLogin(next)).toBe(next)
})

test('without a wish it is the places', () => {
  expect(addressAfterLogin(undefined)).toBe('/admin/places')
  expect(addressAfterLogin('')).toBe('/admin/places')
})

const hosts = [
  'evil.example',
  'evil.example/admin',
  'evil.example:443',
  'guide.example@evil.example',
  '%65vil.example',
]
const leads = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '\\',
    '/\\/',
    '\\/\\',
    '//\\',
    '/ /',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '\t//',
  ],
  ...[
    'https://',
    'http://',
    'https:',
    'https:/',
    'HTTPS://',
    'ftp://',
    ' https://',
    '\u0000//',
    '/\u0000/',
    '/.//',
    '/..//',
  ],
  ...[
    '/x/..//',
    '/./\\',
    '/%09//../..//',
    'javascript:alert(1)//',
    'data:text/html,',
    'vbscript:x//',
    'blob:https://',
  ],
  ...[
    '/\u00a0//',
    '\u2028//',
    '/\u200b/',
    '/\u2215\\',
    '',
    '../../accounts/',
    '../../',
    '?//',
    '#//',
    '@',
    ':',
  ],
]

test('300 ways to another site all end at the places', () => {
  const ways = leads.flatMap((lead) => hosts.flatMap((host) => [lead + host, `${lead}${host}?next=/admin`]))
  expect(ways.length).toBeGreaterThan(300)
  for (const way of ways) {
    const address = addressAfterLogin(way)
    expect([way, new URL(address, 'https://guide.example').origin]).toEqual([way, 'https://guide.example'])
    expect([way, address.startsWith('//')]).toEqual([way, false])
  }
})
