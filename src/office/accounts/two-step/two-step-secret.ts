import { randomBytes } from 'node:crypto'
import { isSealed, seal, unseal } from '../../configs/sealed-text.ts'

/** As many bits as RFC 4226 recommends. */
export const newTwoStepSecret = (): string => randomBytes(20).toString('base64')

const sealName = (userId: string) => `two-step:${userId}`

/** @param appSecret undefined: it is stored as it is */
export const sealTwoStepSecret = async (userId: string, secret: string, appSecret: string | undefined) =>
  appSecret === undefined ? secret : seal(secret, sealName(userId), appSecret)

/** The key's bytes; undefined where that takes another APP_SECRET. */
export async function openTwoStepSecret(
  { userId, secret }: { userId: string; secret: string },
  appSecret: string | undefined,
): Promise<Buffer | undefined> {
  if (!isSealed(secret)) return Buffer.from(secret, 'base64')
  const opened = appSecret === undefined ? undefined : await unseal(secret, sealName(userId), appSecret)
  return opened === undefined ? undefined : Buffer.from(opened, 'base64')
}
