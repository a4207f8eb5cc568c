import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes it: 256 random bits in base64. */
export const newSigningSecret = () => prefix + randomBytes(32).toString('base64')

type Message = { id: string; body: string; at: Date }

/** The headers of a message, as standardwebhooks.com has them: id, time and body are signed together. */
export function signedHeaders({ id, body, at }: Message, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
