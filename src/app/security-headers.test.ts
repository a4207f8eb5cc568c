import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptRule = (html: string) =>
  contentSecurityPolicy(html)
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
