import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a hash is argon2id in PHC form, with a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('a long password'), hashPassword('a long password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
})

test('only the password itself is right, however its letters are put together', async () => {
  const hash = await hashPassword('caf\u00e9 au lait')
  expect(await isPassword('cafe\u0301 au lait', hash)).toBe(true)
  for (const wrong of ['cafe au lait', 'CAF\u00c9 au lait', 'caf\u00e9 au lait ', ''])
    expect(await isPassword(wrong, hash)).toBe(false)
})

test('a hash of another cost is understood, and one in another form is no hash', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const tag = argon2Sync('argon2id', {
    message: 'hunter22',
    nonce,
    tagLength: 24,
    memory: 4096,
    passes: 3,
    parallelism: 12,
  })
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const hash = `$argon2id$v=19$m=4096,t=3,p=12$${plain(nonce)}$${plain(tag)}`
  expect(await isPassword('hunter22', hash)).toBe(true)
  expect(await isPassword('hunter23', hash)).toBe(false)
  for (const other of ['', 'hunter22', `x${hash}`, `${hash}.`, hash.replace('argon2id', 'argon2i')])
    await expect(isPassword('hunter22', other)).rejects.toThrow('not an argon2id hash in PHC form')
})

test('without an account no password is right', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})
