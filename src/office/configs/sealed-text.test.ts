import { expect, test } from 'vitest'
import { isSealed, seal, unseal } from './sealed-text.ts'

const secret = 'a secret of the server'
const name = 'UNSPLASH_ACCESS_KEY'

test('a sealed text opens with the same secret under the same name', async () => {
  const sealed = await seal('key ü 1', name, secret)
  expect(isSealed(sealed)).toBe(true)
  expect(sealed).not.toContain('key')
  expect(await unseal(sealed, name, secret)).toBe('key ü 1')
  expect(await unseal(await seal('', name, secret), name, secret)).toBe('')
})

test('what was sealed before an update still opens after it', async () => {
  const sealed = 'sealed:v1:CADc28qE/LDBzCqS8xuamfDU3sgKyPwJFb5Era+eNYKR4JGT'
  expect(await unseal(sealed, name, 'the secret of a year ago')).toBe('key ü 1')
})

test('under another name or with another secret it stays shut', async () => {
  const sealed = await seal('key', name, secret)
  expect(await unseal(sealed, 'GEOAPIFY_API_KEY', secret)).toBeUndefined()
  expect(await unseal(sealed, name, 'another secret')).toBeUndefined()
})

test('the same text is sealed in another way each time', async () => {
  expect(await seal('key', name, secret)).not.toBe(await seal('key', name, secret))
})

test('what was changed, cut off or never sealed is not opened', async () => {
  const sealed = await seal('key', name, secret)
  const mark = 'sealed:v1:'
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] as number) ^ 1
    expect([at, await unseal(mark + changed.toString('base64'), name, secret)]).toEqual([at, undefined])
  }
  for (let length = 0; length < bytes.length; length++)
    expect(await unseal(mark + bytes.subarray(0, length).toString('base64'), name, secret)).toBeUndefined()
  for (const text of ['key', '', `sealed:v0:${bytes.toString('base64')}`, ` ${sealed}`])
    expect([isSealed(text), await unseal(text, name, secret)]).toEqual([false, undefined])
})
