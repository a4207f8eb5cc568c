import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { fillDisk } from '../faults/full-disk.ts'
import { aSmallDisk } from '../faults/small-disk.ts'

test('on a full disk, log and all, reads go on, writes are refused with 507, and with room all is as before', async ({
  skip,
}) => {
  const disk = await aSmallDisk(160)
  if (!disk) return skip('a disk of its own cannot be mounted here')
  onTestFinished(disk.remove)
  // What a new guide does in the background would keep a busy machine from answering.
  const env = { ...process.env, DATA_DIR: join(disk.folder, 'data'), DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, ['tests/guides/settle-guide.ts'], { env })
  const { counts, faults, log } = await fillDisk({ disk, rounds: 1 })
  expect(faults).toEqual([])
  expect(counts).toMatchObject({ 'times full': 1, lost: 0 })
  expect(counts['writes refused']).toBeGreaterThan(0)
  expect(log).toContain('the embedded database is open again')
})
