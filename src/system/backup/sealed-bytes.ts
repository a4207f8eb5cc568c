import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const cipher = 'aes-256-gcm'
const mark = Buffer.from('family-fun-europe sealed backup 1\n')
const saltBytes = 16
const nonceBytes = 12

/** What stands before the sealed bytes: the mark, the salt of the key, the nonce. */
export const sealHeadBytes = mark.length + saltBytes + nonceBytes
export const sealTagBytes = 16

export const isSealedArchive = (head: Buffer): boolean => head.subarray(0, mark.length).equals(mark)

/** Encrypts a stream with a passphrase; a change of any byte shows when it is opened to its end. */
export const sealing = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)]
    yield Buffer.concat([mark, salt, nonce])
    const seal = createCipheriv(cipher, await keyOf(passphrase, salt), nonce)
    for await (const bytes of source) yield seal.update(bytes)
    yield seal.final()
    yield seal.getAuthTag()
  }

/** Opens what lies between a head and a tag. The stream fails at its end with another passphrase, or where a byte differs. */
export const unsealing = (passphrase: string, head: Buffer, tag: Buffer) =>
  async function* (source: AsyncIterable<Buffer>) {
    const key = await keyOf(passphrase, head.subarray(mark.length, mark.length + saltBytes))
    const nonce = head.subarray(mark.length + saltBytes)
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: sealTagBytes }).setAuthTag(tag)
    for await (const bytes of source) yield opening.update(bytes)
    yield opening.final()
  }

const derive = promisify(scrypt) as (secret: string, salt: Buffer, bytes: number) => Promise<Buffer>

const keyOf = (passphrase: string, salt: Buffer) => derive(passphrase, salt, 32)
