import { expect, test } from 'vitest'
import { ask } from './ask.ts'

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

test.for(['/', '/funcity/vienna', '/nope', '/api/cities', '/api/nope', '/logo.svg', '/healthz'])(
  '%s comes with the headers that keep it safe',
  async (path) => {
    expect((await ask(path)).headers).toMatchObject(headers)
  },
)

test('the policy of a page allows no script but its own', async () => {
  for (const path of ['/', '/funcity/vienna', '/funplace/haus-des-meeres', '/nope']) {
    const policy = String((await ask(path)).headers['content-security-policy'])
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
    expect(rules.get('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
    expect(rules.get('object-src')).toBe("object-src 'none'")
    expect(rules.get('base-uri')).toBe("base-uri 'none'")
    expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(rules.get('default-src')).toBe("default-src 'self'")
  }
})

const evil = 'evil.example'

test.for([
  '/',
  '/funcity/vienna',
  '/funcity/vienna/',
  '/nope',
  '/api/cities/vienna',
  '/api/openapi.json',
  `//${evil}/`,
  `http://${evil}/`,
  `http://${evil}`,
  `/\\${evil}`,
])('an answer to %s never holds the host that was asked for', async (path) => {
  const asked = { Host: evil, 'X-Forwarded-Host': evil, Forwarded: `host=${evil}` }
  const { html, headers } = await ask(path, { headers: asked })
  const location = headers.location ?? '/'
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(html).not.toContain('other-host.invalid')
  // As part of an address within the site it is harmless text.
  const asText = `${location}${html}`.replaceAll(`/${evil}`, '/')
  if (path.includes(evil)) expect(html).not.toContain(`http://${evil}`)
  else expect(asText).not.toContain(evil)
})

test('a whole address in the request line is the page of its path', async () => {
  const { status, html } = await ask('http://somewhere.example/funcity/vienna?radius=25')
  expect(status).toBe(200)
  expect(html).toContain('Family Fun around')
})

test('on a host that is not the production host, search engines are asked to stay away', async () => {
  expect((await ask('/')).html).toMatch(/<meta name="robots" content="noindex, ?nofollow"/)
})
