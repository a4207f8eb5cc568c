import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const mark = 'sealed:v1:'
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export const isSealed = (text: string): boolean => text.startsWith(mark)

/** Encrypts a text for one name: under another name it cannot be opened. */
export async function seal(text: string, name: string, secret: string): Promise<string> {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, await keyOf(secret), nonce).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([sealing.update(text), sealing.final()])
  return mark + Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64')
}

/** Undefined when it was sealed with another secret, for another name, or changed since. */
export async function unseal(sealed: string, name: string, secret: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64')
  const textAt = nonceBytes + tagBytes
  if (!isSealed(sealed) || bytes.length < textAt) return undefined
  const key = await keyOf(secret)
  const unsealing = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(nonceBytes, textAt))
  try {
    return Buffer.concat([unsealing.update(bytes.subarray(textAt)), unsealing.final()]).toString()
  } catch {
    return undefined
  }
}

const derive = promisify(scrypt) as (secret: string, salt: string, bytes: number) => Promise<Buffer>

/** Slow on purpose, so that a copy of the database is of no use to guess a short secret; kept, since it never changes. */
const keys = new Map<string, Promise<Buffer>>()

function keyOf(secret: string): Promise<Buffer> {
  const known = keys.get(secret) ?? derive(secret, 'family-fun-europe/configs', 32)
  keys.set(secret, known)
  known.catch(() => keys.delete(secret))
  return known
}
