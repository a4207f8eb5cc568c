import { expect, test } from 'vitest'
import { isOwnOrigin } from './same-origin.ts'

const site = { SITE_ORIGIN: 'https://fun.example' }
const http = { SITE_ORIGIN: 'http://fun.example' }
const none = { SITE_ORIGIN: undefined }

test.each([
  ['the site', 'https://fun.example', undefined, 'internal:3000', site, true],
  ['the site, from its other name', 'https://fun.example', 'same-site', 'www.fun.example', site, true],
  ['the origin that was asked', 'https://www.fun.example', 'same-origin', 'www.fun.example', site, true],
  ['the same, from an older browser', 'http://127.0.0.1:3000', undefined, '127.0.0.1:3000', none, true],
  ['the same, its standard port said', 'https://fun.example', undefined, 'fun.example:443', none, true],
  ['the site, its standard port said', 'https://fun.example:443', undefined, 'fun.example', site, true],
  ['a site by plain http, its port said', 'http://fun.example:80', undefined, 'fun.example', http, true],
  ['the machine itself, beside the site', 'http://127.0.0.1:3000', undefined, '127.0.0.1:3000', site, true],
  ['a script', undefined, undefined, 'fun.example', site, true],
  ['a person who types', undefined, 'none', 'fun.example', site, true],
  ['a page of the site that hides its origin', undefined, 'same-origin', 'fun.example', site, true],
  ['a foreign site', 'https://evil.example', 'cross-site', 'fun.example', site, false],
  ['a foreign site with the site’s name in its origin', 'http://a.test', 'cross-site', 'a.test', none, false],
  ['another scheme', 'ftp://fun.example', undefined, 'fun.example', none, false],
  ['a host that is none', 'https://fun.example', undefined, 'fun example', none, false],
  ['a foreign site that hides its origin', undefined, 'cross-site', 'fun.example', site, false],
  ['a neighbour that hides its origin', undefined, 'same-site', 'fun.example', site, false],
  ['a neighbour', 'https://blog.fun.example', 'same-site', 'fun.example', site, false],
  ['a sandboxed frame', 'null', 'cross-site', 'fun.example', site, false],
  ['another port', 'http://127.0.0.1:8080', 'same-site', '127.0.0.1:3000', none, false],
  ['the site by plain http', 'http://fun.example', 'cross-site', 'fun.example', site, false],
  ['the site by plain http, unsaid', 'http://fun.example', undefined, 'fun.example', site, false],
  ['a name that begins like it', 'https://fun.example.evil.example', undefined, 'fun.example', site, false],
  [
    'an origin with a name before it',
    'https://fun.example@evil.example',
    undefined,
    'fun.example',
    site,
    false,
  ],
  ['nonsense', 'fun.example', undefined, 'fun.example', site, false],
  ['no host', 'https://evil.example', undefined, undefined, none, false],
] as const)('%s', (_, origin, fetchSite, host, settings, isOwn) => {
  expect(isOwnOrigin({ origin, fetchSite, host }, settings)).toBe(isOwn)
})
