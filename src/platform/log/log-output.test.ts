import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LogOutput } from './log-output.ts'

const isUnix = process.platform !== 'win32'
const line = (number: number) => `${JSON.stringify({ number, filler: 'x'.repeat(1000) })}\n`

test.runIf(isUnix)(
  'a reader that stopped holds nobody up: what it missed is counted and said when it reads again',
  async () => {
    const pipe = await aPipe()
    const output = anOutput({ fd: pipe.fd, maxBytes: 20_000 })
    for (let number = 0; number < 1000; number++) output.write(line(number))
    let said = ''
    await expect.poll(() => (said += pipe.read())).toContain('log lines were lost')
    const lines = said
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
    const written = lines.filter(({ number }) => number !== undefined)
    // Whole, and in their order, as many as had room.
    expect(written.map(({ number }) => number)).toEqual(written.map((_, index) => index))
    expect(lines.slice(written.length)).toMatchObject([{ level: 'warn', dropped: 1000 - written.length }])
    output.write('and so on\n')
    expect(pipe.read()).toBe('and so on\n')
  },
)

test.runIf(existsSync('/dev/full'))(
  'a full disk throws nothing, and a last word goes elsewhere',
  async () => {
    const fd = openSync('/dev/full', 'w')
    const folder = await aFolder()
    const lastResort = openSync(join(folder, 'errors'), 'w')
    onTestFinished(() => [fd, lastResort].forEach(closeSync))
    const log = pino({}, anOutput({ fd, lastResort, maxBytes: 500 }))
    for (let count = 0; count < 50; count++) log.info('an event')
    log.fatal('the database failed')
    const said = await readFile(join(folder, 'errors'), 'utf8')
    expect(JSON.parse(said).msg).toBe('the database failed')
  },
)

test.runIf(isUnix)('a reader that went away is nobody to wait for', async () => {
  const pipe = await aPipe()
  const writer = openSync(pipe.path, constants.O_WRONLY | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(writer))
  pipe.close()
  const output = anOutput({ fd: writer, lastResort: writer })
  output.write('to nobody\n')
  output.flushSync()
})

test.runIf(existsSync('/dev/full'))('a closed output writes to its file no more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fd = openSync('/dev/full', 'w')
  const output = new LogOutput({ fd })
  output.write('no room\n')
  output.close()
  closeSync(fd)
  // The number of a closed file is given to the next one: what went on trying would write into that.
  const path = join(await aFolder(), 'another')
  const next = openSync(path, 'w')
  onTestFinished(() => closeSync(next))
  expect(next).toBe(fd)
  vi.advanceTimersByTime(10_000)
  expect(await readFile(path, 'utf8')).toBe('')
})

/** Closed before its file is. */
function anOutput(options: ConstructorParameters<typeof LogOutput>[0]) {
  const output = new LogOutput(options)
  onTestFinished(() => output.close())
  return output
}

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A pipe as standard output may be one: it takes some 64 kB until somebody reads. */
async function aPipe() {
  const path = join(await aFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  let isOpen = true
  const close = () => {
    if (isOpen) closeSync(fd)
    isOpen = false
  }
  onTestFinished(close)
  const room = Buffer.alloc(256 * 1024)
  const read = () => {
    try {
      return room.toString('utf8', 0, readSync(fd, room))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return ''
      throw error
    }
  }
  return { path, fd, read, close }
}
