/** '12.3 GB', and '42 MB' of what would be none. */
export const byteText = (bytes: number): string =>
  bytes < 1e8 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
