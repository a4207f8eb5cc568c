/** A cell of the table, counted from 0. */
export type Spot = { row: number; column: number }

export type Size = { rows: number; columns: number }

/** The rectangle between two cells, both with it. */
export type Block = { top: number; bottom: number; left: number; right: number }

export const blockOf = (a: Spot, b: Spot): Block => ({
  ...{ top: Math.min(a.row, b.row), bottom: Math.max(a.row, b.row) },
  ...{ left: Math.min(a.column, b.column), right: Math.max(a.column, b.column) },
})

export const isIn = ({ top, bottom, left, right }: Block, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** The cells of a block, line by line. */
export const spotsOf = ({ top, bottom, left, right }: Block): Spot[][] =>
  range(top, bottom).map((row) => range(left, right).map((column) => ({ row, column })))

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

type Press = { key: string; ctrlKey: boolean; metaKey: boolean }

const steps: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

/** Where a key leads from there, up to the edges; undefined for one that leads nowhere. */
export function movedBy({ key, ctrlKey, metaKey }: Press, at: Spot, size: Size): Spot | undefined {
  const isFar = ctrlKey || metaKey
  const last = { row: size.rows - 1, column: size.columns - 1 }
  if (key === 'Home') return { row: isFar ? 0 : at.row, column: 0 }
  if (key === 'End') return { row: isFar ? last.row : at.row, column: last.column }
  const step = steps[key]
  if (!step) return undefined
  const far = isFar ? Number.MAX_SAFE_INTEGER : 1
  return {
    row: within(at.row + step.row * far, last.row),
    column: within(at.column + step.column * far, last.column),
  }
}

/** The cell after or before that one, line by line; undefined past the ends, where the focus leaves the table. */
export function nextSpot({ row, column }: Spot, by: 1 | -1, { rows, columns }: Size): Spot | undefined {
  const at = row * columns + column + by
  return at < 0 || at >= rows * columns ? undefined : { row: Math.floor(at / columns), column: at % columns }
}

const within = (at: number, last: number) => Math.max(0, Math.min(last, at))
