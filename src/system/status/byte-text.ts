/** '12.3 GB' */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`
