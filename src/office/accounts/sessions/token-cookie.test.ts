import { expect, test } from 'vitest'
import { readToken, setToken, type TokenCookie } from './token-cookie.ts'

const cookie: TokenCookie = { name: 'badge', maxAgeSeconds: 60 }
const token = `${'aZ09_-'.repeat(7)}x`

test('the token is set for this host, this site and http only, and securely over https', () => {
  expect(setToken(token, cookie, true)).toBe(
    `__Host-badge=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(setToken(token, cookie, false)).toBe(`badge=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`)
})

test('without a token the cookie is taken away', () => {
  expect(setToken(undefined, cookie, true)).toBe(
    '__Host-badge=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  )
})

test.each([
  ['alone', `__Host-badge=${token}`],
  ['among others', `a=b; __Host-badge=${token}; c=d`],
  ['between blanks', `a=b; \t __Host-badge \t=\t ${token} \t;c=d`],
  ['beside names that look like it', `badge=x; __host-badge=y; __Host-badges=z; __Host-badge=${token}`],
])('the token is read when it stands %s', (_, header) => {
  expect(readToken(header, cookie, true)).toBe(token)
})

test.each([
  ['no header', undefined],
  ['no cookie of that name', 'a=b'],
  ['the name alone', '__Host-badge'],
  ['no value', '__Host-badge='],
  ['the name of plain http', `badge=${token}`],
  ['the name in other letters', `__host-badge=${token}`],
  ['the name after what is no blank', `\u00a0__Host-badge=${token}`],
  ['a blank within the name', `__Host-ba dge=${token}`],
  ['a blank within it', `__Host-badge=${token.slice(0, 20)} ${token.slice(20)}`],
  ['the name twice', `__Host-badge=${token}; __Host-badge=${token}`],
  ['the name twice, once empty', `__Host-badge=; __Host-badge=${token}`],
  ['a character more', `__Host-badge=${token}x`],
  ['a character before', `__Host-badge=x${token}`],
  ['a character less', `__Host-badge=${token.slice(1)}`],
  ['an = after it', `__Host-badge=${token}=`],
  ['an = within', `__Host-badge=${token.slice(0, 20)}=${token.slice(20, 42)}`],
  ['quotes', `__Host-badge="${token}"`],
  ['another character', `__Host-badge=${token.slice(1)}%`],
])('no token is read from a header with %s', (_, header) => {
  expect(readToken(header, cookie, true)).toBeUndefined()
})

test('over plain http the cookie has its plain name', () => {
  expect(readToken(`badge=${token}`, cookie, false)).toBe(token)
  expect(readToken(`__Host-badge=${token}`, cookie, false)).toBeUndefined()
})

test('a header of blanks alone is read in about the time of one of letters', () => {
  const length = 100_000
  const time = (filling: string) => {
    const start = performance.now()
    readToken(`a${filling.repeat(length)}a=a${filling.repeat(length)}a`, cookie, true)
    return performance.now() - start
  }
  const letters = Math.max(time('x'), 10)
  for (const blank of [' ', '\t']) expect(time(blank)).toBeLessThan(50 * letters)
})
