// The browser's own needs https, and a wait for each hash.

const primes = firstPrimes(64)
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

/** The first 32 bits of the SHA-256 (FIPS 180-4) of a text in UTF-8. */
export function sha256(text: string): number {
  let state = start
  const words = padded(new TextEncoder().encode(text))
  for (let at = 0; at < words.length; at += 16) state = compressed(state, words.subarray(at, at + 16))
  return (state[0] ?? 0) >>> 0
}

/** In words of 32 bits, as many blocks of 16 as it takes. */
function padded(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const view = new DataView(new ArrayBuffer(blocks * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(blocks * 64 - 4, bytes.length * 8)
  return Int32Array.from({ length: blocks * 16 }, (_, at) => view.getInt32(at * 4))
}

const w = new Int32Array(64)

function compressed(state: readonly number[], block: Int32Array): number[] {
  w.set(block)
  for (let i = 16; i < 64; i += 1)
    w[i] = (small(w, i - 15, 7, 18, 3) + small(w, i - 2, 17, 19, 10) + at(w, i - 16) + at(w, i - 7)) | 0
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const one = (h + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + at(constants, i) + at(w, i)) | 0
    const two = (big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(state, i)) | 0)
}

const at = (words: ArrayLike<number>, i: number) => words[i] ?? 0
const big = (word: number, p: number, q: number, r: number) =>
  turned(word, p) ^ turned(word, q) ^ turned(word, r)
const small = (words: Int32Array, i: number, p: number, q: number, shift: number) =>
  turned(at(words, i), p) ^ turned(at(words, i), q) ^ (at(words, i) >>> shift)
const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n)
  return found
}
