import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const rounds = 4096

/**
 * What PostgreSQL keeps of a password (RFC 5803): given in its place, the password itself never gets into a server's log.
 * The password must be ASCII, which needs no preparation.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const keyed = (words: string) => createHmac('sha256', salted).update(words).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest()
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey.toString('base64')}:${keyed('Server Key').toString('base64')}`
}
