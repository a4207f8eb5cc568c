/** What everybody's photos are, families' too. */
export const plainPhotoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** What editors' photos may be besides: those of newer cameras, and of iPhones. */
export const photoTypes = [...plainPhotoTypes, 'image/avif', 'image/heic'] as const
export type UploadType = (typeof photoTypes)[number] | 'image/x-icon'

/** The most bytes of an uploaded file. */
export const mostUploadBytes = 20 * 1024 * 1024

const signatures: { type: UploadType; at: number; bytes: number[] }[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'image/x-icon', at: 0, bytes: [0, 0, 1, 0] },
]

/** By its first bytes, whatever its name and sender say; undefined for anything but an image that we take. */
export const uploadTypeOf = (file: Uint8Array): UploadType | undefined =>
  signatures.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))?.type ??
  typeOfBrands(file)

const mostBrandBytes = 256

/** AVIF and HEIC come in the same kind of file, which begins with the names of what is in it, the most important first. */
function typeOfBrands(file: Uint8Array): UploadType | undefined {
  const length = new DataView(file.buffer, file.byteOffset, Math.min(4, file.length))
  if (length.byteLength < 4) return undefined
  const head = String.fromCharCode(...file.subarray(4, Math.min(length.getUint32(0), mostBrandBytes)))
  const [kind, main, , ...others] = head.match(/.{4}/gs) ?? []
  if (kind !== 'ftyp' || !main) return undefined
  const brands = [main, ...others]
  if (brands.includes('avif')) return 'image/avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'image/heic' : undefined
}

// The last says only that it is a picture: of what shows further on in the file, or not before it is decoded.
const heicBrands = ['heic', 'heix', 'mif1']

const saysNothing = ['', 'application/octet-stream']
const mayCallItself = [
  ...[...saysNothing, ...photoTypes, 'image/jpg', 'image/pjpeg', 'image/x-png', 'image/apng'],
  ...['image/heif', 'image/x-icon', 'image/vnd.microsoft.icon', 'image/ico', 'image/icon'],
]

/** A photo under another photo's name is an everyday slip; one that calls itself a page or a drawing is a trap. */
export const isPlausibleName = (declaredType: string): boolean =>
  mayCallItself.includes(declaredType.split(';')[0]?.trim().toLowerCase() ?? '')
