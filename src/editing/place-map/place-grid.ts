import type { Box } from '../places/place-area.ts'

/** So many cells at most lie side by side on what is seen, in each direction. */
export const mostCells = 32

/** The degrees of latitude of a cell to one of longitude: at the latitude of Munich it is a square. */
const heightOfWidth = 0.67

/**
 * A cell's size in degrees. It is halved and doubled only, whatever is seen, and counted from the same point, so that marks stay
 * where they are while a map moves.
 */
export function cellSize({ south, west, north, east }: Box): { width: number; height: number } {
  const least = Math.max(east - west, (north - south) / heightOfWidth) / mostCells
  const width = 360 / 2 ** Math.floor(Math.log2(360 / least))
  return { width, height: width * heightOfWidth }
}
