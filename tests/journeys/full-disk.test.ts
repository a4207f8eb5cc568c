import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fillDisk } from '../faults/full-disk.ts'
import { aSmallDisk } from '../faults/small-disk.ts'

test('on a full disk, log and all, reads go on, writes are refused with 507, and with room all is as before', async ({
  skip,
}) => {
  const disk = await aSmallDisk(160)
  if (!disk) return skip('a disk of its own cannot be mounted here')
  onTestFinished(disk.remove)
  await cp(inject('seededDir'), join(disk.folder, 'data'), { recursive: true })
  const { counts, faults, log } = await fillDisk({ disk, rounds: 1 })
  expect(faults).toEqual([])
  expect(counts).toMatchObject({ 'times full': 1, lost: 0 })
  expect(counts['writes refused']).toBeGreaterThan(0)
  expect(log).toContain('the embedded database is open again')
})
