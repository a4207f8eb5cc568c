import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { contentSecurityPolicy, mapOrigins, securityHeaders } from './security-headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptRule = (html: string) =>
  contentSecurityPolicy([html])
    .split('; ')
    .find((rule) => rule.startsWith('script-src'))

test('a page may run its own inline scripts, each once by its hash', () => {
  const html = '<script>one()</script><script type="module" async="">two()</script><script>one()</script>'
  expect(scriptRule(html)).toBe(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')}`)
})

test('neither files nor JSON-LD need a hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"name":"x"}</script>'
  expect(scriptRule(html)).toBe("script-src 'self'")
})

test('a script over several lines counts as it stands', () => {
  expect(scriptRule('<script>\n  one()\n</script>')).toBe(`script-src 'self' ${hashOf('\n  one()\n')}`)
})

test('only a site on https asks browsers never to come by http again', () => {
  expect(securityHeaders(true)).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})

test('a page fetches from nowhere else while the owner names no map of another host', () => {
  const policy = contentSecurityPolicy([], [], mapOrigins(readSettings({})))
  expect(policy).toContain("connect-src 'self';")
})

test('a page may fetch from where the map style and its tiles are, and from nowhere else', () => {
  const settings = readSettings({
    MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
    MAP_TILE_HOSTS: 'https://tiles.example',
  })
  const policy = contentSecurityPolicy([], [], mapOrigins(settings))
  expect(policy).toContain("connect-src 'self' https://maps.example https://tiles.example;")
})
