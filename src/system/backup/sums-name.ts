/** The last entry of an archive, as `sha256sum --check` reads it. */
export const sumsName = 'SHA256SUMS'
