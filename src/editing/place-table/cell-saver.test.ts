import { expect, test } from 'vitest'
import { cellSaver } from './cell-saver.ts'

type Row = { id: number; updatedAt: string; phone: string; website: string }
type Column = 'phone' | 'website'

class Stale extends Error {
  readonly current: Row
  constructor(current: Row) {
    super('stale')
    this.current = current
  }
}

test('cells are saved one by one, those of a place upon each other', async () => {
  const { saver, guide, cell } = aTable()
  await Promise.all([
    saver.write([cell('phone', '1')]),
    saver.write([cell('website', 'a')]),
    saver.write([cell('phone', '2')]),
  ])
  expect(guide.row).toMatchObject({ phone: '2', website: 'a' })
  expect(saver.shown().open.size).toBe(0)
})

test('what somebody else made of other facts meanwhile is no question, of the same one it is', async () => {
  const { saver, guide, cell, open } = aTable()
  guide.change({ website: 'theirs' })
  await saver.write([cell('phone', '1')])
  expect([guide.row.phone, saver.shown().open.size]).toEqual(['1', 0])
  guide.change({ phone: 'theirs' })
  await saver.write([cell('phone', 'mine')])
  expect(open('phone')).toMatchObject({ is: 'asked', text: 'mine', theirs: 'theirs' })
  expect(guide.row.phone).toBe('theirs')
  saver.insist(cell('phone', ''))
  await saver.write([cell('phone', 'mine')])
  expect([guide.row.phone, saver.shown().open.size]).toEqual(['mine', 0])
})

test('a refused value stays with its reason, and one that nobody took stays to be saved again', async () => {
  const { saver, guide, cell, open } = aTable()
  await saver.write([cell('phone', 'bad')])
  expect(open('phone')).toMatchObject({ is: 'refused', text: 'bad', message: 'No phone' })
  guide.isAway = true
  await saver.write([cell('website', 'b')])
  expect(open('website')).toMatchObject({ is: 'unsaved', text: 'b', base: 'old' })
  guide.isAway = false
  await saver.write([cell('website', 'b'), cell('phone', 'good')])
  expect(guide.row).toMatchObject({ website: 'b', phone: 'good' })
  expect(saver.shown().open.size).toBe(0)
})

test('what somebody else saved while a cell was written is asked about, also where the list has it by then', async () => {
  const { saver, guide, cell, open } = aTable()
  guide.change({ phone: 'theirs' })
  saver.know([guide.row])
  await saver.write([{ ...cell('phone', 'mine'), base: 'old' }])
  expect(open('phone')).toMatchObject({ is: 'asked', text: 'mine', theirs: 'theirs' })
})

test('what lay in the browser asks when the cell is another by now', async () => {
  const { saver, cell, open } = aTable()
  saver.bringBack([
    { ...cell('phone', 'mine'), base: 'older' },
    { ...cell('website', 'w'), base: 'old' },
  ])
  expect(open('phone')?.is).toBe('unsaved')
  await saver.write([cell('phone', 'mine'), cell('website', 'w')])
  expect(open('phone')).toMatchObject({ is: 'asked', theirs: 'old' })
  expect(open('website')).toBe(undefined)
})

test('cells that were written together are undone together, and only what was saved', async () => {
  const { saver, guide, cell } = aTable()
  await saver.write([cell('phone', '1'), cell('website', 'a')])
  await saver.write([cell('phone', 'bad')])
  await saver.undo()
  expect(guide.row).toMatchObject({ phone: 'old', website: 'old' })
  expect(saver.shown().last).toBe(undefined)
})

test('an undo is of what was written before it, one follows the other, and none is lost that nothing answered', async () => {
  const { saver, guide, cell } = aTable()
  await saver.write([cell('phone', '1')])
  void saver.write([cell('phone', '2')])
  await saver.undo()
  expect(guide.row.phone).toBe('1')
  await saver.write([cell('phone', '3')])
  guide.isAway = true
  await saver.undo()
  expect(saver.shown().last).toMatchObject([{ column: 'phone', saved: '3' }])
  guide.isAway = false
  await Promise.all([saver.undo(), saver.undo()])
  expect(guide.row.phone).toBe('old')
  expect(saver.shown().last).toBe(undefined)
})

/** A place of a guide that knows versions, and a table that read it at first. */
function aTable() {
  const guide = {
    row: { id: 1, updatedAt: stamp(0), phone: 'old', website: 'old' } as Row,
    isAway: false,
    /** Newest first. */
    history: [] as { id: number; column: Column; before: string }[],
    change(part: Partial<Row>) {
      const [column] = Object.keys(part) as Column[]
      if (column) guide.history.unshift({ id: guide.history.length + 1, column, before: guide.row[column] })
      guide.row = { ...guide.row, ...part, updatedAt: stamp(Date.parse(guide.row.updatedAt) + 1) }
      return guide.row
    },
  }
  const saver = cellSaver<Row, Column>({
    textOf: (row, column) => row[column],
    editOf: (column, text) => ({ edit: { [column]: text } }),
    read: async () => guide.row,
    change: async (_, edit) => {
      if (guide.isAway) throw new TypeError('No answer')
      const { updatedAt, ...part } = edit as Row
      if (updatedAt !== guide.row.updatedAt) throw new Stale(guide.row)
      if (part.phone === 'bad') throw new Error('No phone')
      return guide.change(part)
    },
    undoCell: async ({ column, before = Number.POSITIVE_INFINITY }) => {
      if (guide.isAway) throw new TypeError('No answer')
      const entry = guide.history.find((entry) => entry.column === column && entry.id < before)
      return { place: guide.change({ [column]: entry?.before }), entry: entry?.id }
    },
    failureOf: (error) => {
      if (error instanceof Stale) return { current: error.current }
      return error instanceof TypeError ? {} : { refusal: (error as Error).message }
    },
  })
  saver.know([guide.row])
  const cell = (column: Column, text: string) => ({ id: 1, column, text })
  return { guide, saver, cell, open: (column: Column) => saver.shown().open.get(`1 ${column}`) }
}

const stamp = (at: number) => new Date(at).toISOString()
