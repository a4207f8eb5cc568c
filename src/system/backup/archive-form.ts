/** The last entry of an archive, as `sha256sum --check` reads it. */
export const sumsName = 'SHA256SUMS'

export const gzipSystemAt = 9
export const noSystem = 255

/** How an archive begins that is not sealed: all of it is known, since no sum of gzip covers it. */
export const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, noSystem])
