import { expect, test } from 'vitest'
import { mayRead } from './robots.ts'

const userAgent = 'FamilyFunEurope/0.1.0 (+https://guide.example; hello@guide.example)'

test.each([
  ['', '/', true],
  ['User-agent: *\nDisallow:', '/', true],
  ['User-agent: *\nDisallow: /', '/', false],
  ['User-agent: *\nDisallow: /wp-admin/', '/visit', true],
  ['User-agent: *\nDisallow: /*?', '/visit?lang=de', false],
  ['User-agent: *\nDisallow: /\nAllow: /visit', '/visit', true],
  ['User-agent: Googlebot\nDisallow: /', '/', true],
  ['User-agent: FamilyFunEurope\nDisallow: /\n\nUser-agent: *\nDisallow:', '/', false],
  ['User-agent: familyfuneurope\nAllow: /\n\nUser-agent: *\nDisallow: /', '/', true],
  ['user-agent:*\r\ndisallow:/private # keep out\r\n', '/private/1', false],
  ['<html><body>Not found</body></html>', '/', true],
  ['User-agent: __proto__\nDisallow: /\0', '/', true],
  ['Disallow: /', '/', true],
])('%j of %s', (robotsTxt, path, isAllowed) => {
  expect(mayRead(new URL(path, 'https://zoo.example'), robotsTxt, userAgent)).toBe(isAllowed)
})

test('rules that are made to be slow are over within a second of work', () => {
  const before = process.cpuUsage()
  const robotsTxt = `User-agent: *\nDisallow: ${'*a'.repeat(100_000)}$`
  mayRead(new URL(`/${'a'.repeat(400)}`, 'https://zoo.example'), robotsTxt, userAgent)
  // Of the processor, since another's work is none of its own.
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(1_000_000)
})
