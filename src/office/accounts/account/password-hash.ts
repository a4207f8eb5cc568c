import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Stored with each hash, so they can grow. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

/** argon2id with a salt of its own, in PHC string form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await argon2id(password, salt, 32, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Whether the hash is that of the password. Without a hash it takes as long and is false: nobody learns who has an account. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = phc.exec(hash ?? nobodysHash)?.groups
  if (!parts) throw new Error('A stored password is not an argon2id hash in PHC form')
  const { memory, passes, parallelism, salt = '', tag = '' } = parts
  const expected = Buffer.from(tag, 'base64')
  const found = await argon2id(password, Buffer.from(salt, 'base64'), expected.length, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(found, expected) && hash !== undefined
}

/** How many hashes this process has reckoned: for tests that equal questions are equal work. */
export const hashesReckoned = () => count

let count = 0
const reckon = promisify(argon2)

function argon2id(password: string, nonce: Buffer, tagLength: number, work: typeof cost): Promise<Buffer> {
  count += 1
  // One keyboard sends é as one character, another as two.
  return reckon('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...work })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(
  randomBytes(16),
)}$${base64(randomBytes(32))}`
