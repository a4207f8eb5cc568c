import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000

/** The number of the half minute, counted from 1970, that a moment lies in. */
export const stepAt = (ms: number): number => Math.floor(ms / stepMs)

/** The six digits of a step: RFC 6238 with SHA-1, which all authenticator apps reckon and many alone. */
export function codeOfStep(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Which step six digits are the code of: that of the moment, or one beside it, since clocks differ. The newest of them. */
export function stepOfCode(key: Buffer, code: string, ms: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepAt(ms)
  const given = Buffer.from(code)
  return [now + 1, now, now - 1].find((step) => timingSafeEqual(Buffer.from(codeOfStep(key, step)), given))
}
