/** One picture of an icon file, square or not, at most 256 pixels a side. */
export type IcoEntry = { width: number; height: number; bytes: Uint8Array }

const headBytes = 6
const entryBytes = 16
const mostEntries = 16

/**
 * The pictures of a Windows icon file, each a PNG or a bitmap without a file head. Strict: undefined for a file that is not one
 * through and through.
 */
export function readIco(file: Uint8Array): IcoEntry[] | undefined {
  if (file.length < headBytes) return undefined
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const [reserved, kind, count] = [0, 2, 4].map((at) => view.getUint16(at, true)) as [number, number, number]
  const firstByte = headBytes + count * entryBytes
  if (reserved !== 0 || kind !== 1 || count < 1 || count > mostEntries || firstByte > file.length)
    return undefined
  const entries: IcoEntry[] = []
  for (let index = 0; index < count; index++) {
    const at = headBytes + index * entryBytes
    const [size, from] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)]
    if (size === 0 || from < firstByte || from + size > file.length) return undefined
    const [width, height] = [view.getUint8(at) || 256, view.getUint8(at + 1) || 256]
    entries.push({ width, height, bytes: file.subarray(from, from + size) })
  }
  return entries
}

/** An icon file of PNG pictures. */
export function writeIco(entries: readonly IcoEntry[]): Uint8Array {
  const head = new Uint8Array(headBytes + entries.length * entryBytes)
  const view = new DataView(head.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, entries.length, true)
  let from = head.length
  for (const [index, { width, height, bytes }] of entries.entries()) {
    const at = headBytes + index * entryBytes
    // 256 does not fit in a byte and is written as 0.
    view.setUint8(at, width % 256)
    view.setUint8(at + 1, height % 256)
    view.setUint16(at + 4, 1, true)
    view.setUint16(at + 6, 32, true)
    view.setUint32(at + 8, bytes.length, true)
    view.setUint32(at + 12, from, true)
    from += bytes.length
  }
  return new Uint8Array(Buffer.concat([head, ...entries.map(({ bytes }) => bytes)]))
}
