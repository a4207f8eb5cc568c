const headBytes = 40

type Bitmap = {
  width: number
  height: number
  bits: number
  paletteAt: number
  pixelsAt: number
  maskAt: number
}

/**
 * The pixels of an icon's bitmap, four bytes each (red, green, blue, alpha), from the top left. Undefined for a bitmap of another
 * size than told, of an unusual form, or cut off.
 */
export function readIcoBitmap(bytes: Uint8Array, width: number, height: number): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const bitmap = readHead(view, width, height)
  if (!bitmap) return undefined
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgba.set(pixelAt(view, bitmap, x, height - 1 - y), (y * width + x) * 4)
  }
  if (bitmap.bits === 32) makeOpaqueWhereNothingShows(rgba)
  return rgba
}

/** A row of bits fills whole groups of four bytes. */
const rowBytes = (width: number, bits: number) => Math.ceil((width * bits) / 32) * 4

function readHead(view: DataView, width: number, height: number): Bitmap | undefined {
  if (view.byteLength < headBytes || view.getUint32(0, true) !== headBytes) return undefined
  const bits = view.getUint16(14, true)
  // Its height counts the mask of transparent pixels below the picture.
  const isOfSize = view.getInt32(4, true) === width && view.getInt32(8, true) === height * 2
  const isPlain = view.getUint16(12, true) === 1 && view.getUint32(16, true) === 0
  if (!isOfSize || !isPlain || ![1, 4, 8, 24, 32].includes(bits)) return undefined
  const colours = bits > 8 ? 0 : view.getUint32(32, true) || 2 ** bits
  if (colours > 256) return undefined
  const pixelsAt = headBytes + colours * 4
  const maskAt = pixelsAt + rowBytes(width, bits) * height
  // Some programs leave the mask out where each pixel has its own transparency.
  const end = bits === 32 ? maskAt : maskAt + rowBytes(width, 1) * height
  if (end > view.byteLength) return undefined
  return { width, height, bits, paletteAt: headBytes, pixelsAt, maskAt }
}

function pixelAt(view: DataView, bitmap: Bitmap, x: number, row: number): [number, number, number, number] {
  const { width, bits, paletteAt, pixelsAt, maskAt } = bitmap
  const rowAt = pixelsAt + row * rowBytes(width, bits)
  const at = bits > 8 ? rowAt + x * (bits / 8) : paletteAt + bitsAt(view, rowAt, x, bits) * 4
  if (at + (bits === 24 ? 3 : 4) > view.byteLength) return [0, 0, 0, 0]
  const alpha =
    bits === 32
      ? view.getUint8(at + 3)
      : bitsAt(view, maskAt + row * rowBytes(width, 1), x, 1) === 1
        ? 0
        : 255
  return [view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at), alpha]
}

function bitsAt(view: DataView, rowAt: number, x: number, bits: number): number {
  const byte = view.getUint8(rowAt + Math.floor((x * bits) / 8))
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1)
}

/** Old icons have 32 bits and leave the transparency at nought: nobody meant them to be invisible. */
function makeOpaqueWhereNothingShows(rgba: Uint8Array) {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0) return
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
}
