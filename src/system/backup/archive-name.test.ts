import { expect, test } from 'vitest'
import {
  archiveName,
  archivePrefix,
  leftoverOf,
  outnumbered,
  reasonOfName,
  timeOfName,
} from './archive-name.ts'

const installation = '1a2b3c4d-0000-4000-8000-000000000000'
const of = (day: number, reason: 'scheduled' | 'before-upgrade' = 'scheduled') =>
  archiveName(installation, new Date(Date.UTC(2026, 10, day)), reason)

test('a name tells whose it is, when and why, and no other name is taken for one', () => {
  const name = of(23, 'before-upgrade')
  expect(name).toBe('guide-1a2b3c4d-20261123T000000000Z-before-upgrade.backup')
  expect(name.startsWith(archivePrefix(installation))).toBe(true)
  expect(reasonOfName(name)).toBe('before-upgrade')
  expect(timeOfName(name)).toBe(Date.UTC(2026, 10, 23))
  for (const other of [`my-${name}`, `${name}.old`, 'guide-1a2b3c4d-mine-scheduled.backup', ''])
    expect(reasonOfName(other)).toBeUndefined()
  for (const end of ['.part', '.rows', '.upload', '.upload.part', '.upload.rows'])
    expect(leftoverOf(name + end)).toBe(name)
  for (const other of [name, 'mine.part', 'guide-1a2b3c4d-mine.part'])
    expect(leftoverOf(other)).toBeUndefined()
})

test('the oldest of one reason are too many, and never the one that has just been made', () => {
  const names = [of(3), of(1), 'mine', of(2), of(4, 'before-upgrade'), of(5), of(4)]
  expect(outnumbered(names, { reason: 'scheduled', keep: 3, made: of(5) })).toEqual([of(2), of(1)])
  expect(outnumbered(names, { reason: 'scheduled', keep: 1, made: of(1) })).toEqual([
    of(5),
    of(4),
    of(3),
    of(2),
  ])
  expect(outnumbered(names, { reason: 'before-upgrade', keep: 1, made: of(4, 'before-upgrade') })).toEqual([])
})
