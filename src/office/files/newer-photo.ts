import type { Pixels } from './pixels.ts'

type Size = { width: number; height: number }

/** What the process that reads AVIF and HEIC is told. */
export type NewerPhoto = {
  file: Uint8Array
  type: 'image/avif' | 'image/heic'
  longestSide: number
  mostPixels: number
  mostBytes: number
}

export type NewerPhotoAnswer = { pixels: Pixels } | { tooLarge: Size } | { damaged: string }

/** What the process ends with when a photo takes more memory than one may. */
export const tooMuchMemory = 70
