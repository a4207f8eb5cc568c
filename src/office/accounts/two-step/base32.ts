const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648's, of bytes whose number is a multiple of five: no letter is filled up. */
export const base32 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => letters.charAt(Number.parseInt(bits, 2)))
