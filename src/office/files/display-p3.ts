/** Of the sum of red, green and blue light of Display P3 that makes each of sRGB. */
const matrix = [
  [1.22494, -0.22494, 0],
  [-0.042057, 1.042057, 0],
  [-0.019638, -0.078636, 1.098274],
] as const

const steps = 16_384
const light = Float64Array.from({ length: 256 }, (_, value) => toLight(value / 255))
const shade = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(fromLight(step / steps) * 255))

/** Both have the curve of sRGB. */
function toLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLight(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

/** Turns pixels of three bytes each from Display P3, as iPhones write them, into sRGB; colours beyond become the nearest. */
export function p3ToSrgb(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const red = light[pixels[at] ?? 0] ?? 0
    const green = light[pixels[at + 1] ?? 0] ?? 0
    const blue = light[pixels[at + 2] ?? 0] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const [r, g, b] = matrix[channel as 0 | 1 | 2]
      const sum = Math.min(1, Math.max(0, r * red + g * green + b * blue))
      pixels[at + channel] = shade[Math.round(sum * steps)] ?? 0
    }
  }
}

const headBytes = 100_000
/** A colour profile's own name, in letters of two bytes. */
const profileName = [...'Display P3'].flatMap((letter) => [0, letter.charCodeAt(0)])
/** A colour box without a profile: numbers, of which 12 means the primaries of Display P3. */
const numbered = [...[...'colrnclx'].map((letter) => letter.charCodeAt(0)), 0, 12]

/** Whether the head of a HEIC file says so; whatever else it says is taken for sRGB. */
export function isDisplayP3(file: Uint8Array): boolean {
  const head = file.subarray(0, headBytes)
  return holds(head, profileName) || holds(head, numbered)
}

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}
