import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'

const gunzipped = promisify(gunzip)

export class UnpackError extends Error {}

/**
 * The bytes themselves, or what is inside when they are gzip, in one layer or two.
 * Throws UnpackError when they are cut off, damaged or longer than `maxBytes` unpacked.
 */
export async function unpack(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  const once = await unpackLayer(bytes, maxBytes)
  const twice = await unpackLayer(once, maxBytes)
  if (isGzip(twice)) throw new UnpackError('It is gzip inside gzip inside gzip.')
  if (twice.length > maxBytes) throw tooLong(maxBytes)
  return twice
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

async function unpackLayer(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  if (!isGzip(bytes)) return bytes
  try {
    return await gunzipped(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    throw await describe(error, bytes, maxBytes)
  }
}

async function describe(error: unknown, bytes: Buffer, maxBytes: number): Promise<UnpackError> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLong(maxBytes)
  if (code !== 'Z_BUF_ERROR')
    return new UnpackError('It is damaged: the gzip data cannot be unpacked.', { cause: error })
  const whole = await gunzipped(bytes, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH })
  return new UnpackError(`The gzip data is cut off, after ${whole.length} unpacked bytes.`, { cause: error })
}

const tooLong = (maxBytes: number) =>
  new UnpackError(`It is longer than ${Math.round(maxBytes / 2 ** 20)} MiB unpacked. Split it by area.`)
