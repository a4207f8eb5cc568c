import { type ChildProcess, fork } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { hoursReckoner } from './hours-reckoner.task.ts'

const program = fileURLToPath(new URL('./hours-process.task.ts', import.meta.url))

const question = {
  openingHours: 'Mo-Su 10:00-18:00; PH off',
  lat: 37.98,
  lng: 23.73,
  timeZone: 'Europe/Athens',
  countryCode: 'gr',
  firstDay: '2026-12-25',
  dayCount: 3,
}

const answer = [
  { starts: '2026-12-25T00:00+02:00', open: [] },
  { starts: '2026-12-26T00:00+02:00', open: [] },
  { starts: '2026-12-27T00:00+02:00', open: [['2026-12-27T10:00+02:00', '2026-12-27T18:00+02:00']] },
]

function reckoner(options?: Parameters<typeof hoursReckoner>[0]) {
  const started = hoursReckoner(options)
  onTestFinished(() => started.stop())
  return started
}

test('another process reckons, one question after the other, in the zone of each', async () => {
  const { reckon } = reckoner()
  expect(await reckon(question)).toEqual(answer)
  const oslo = { ...question, lat: 59.91, lng: 10.75, timeZone: 'Europe/Oslo', countryCode: 'no' }
  expect(await reckon({ ...oslo, openingHours: 'sunrise-12:00' })).toMatchObject([
    { open: [[expect.stringMatching(/T09:1\d\+01:00$/), '2026-12-25T12:00+01:00']] },
    ...[{}, {}],
  ])
  expect(await reckon(question)).toEqual(answer)
})

test('between questions it stands ready, and keeps nobody from ending', async () => {
  const { reckon } = reckoner()
  const holding = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  const before = holding()
  const asked = reckon(question)
  expect(holding()).toBe(before + 1)
  await asked
  expect(holding()).toBe(before)
  expect(await reckon(question)).toEqual(answer)
})

test('one that is killed while nobody asks is missed by nobody', async () => {
  const children: ChildProcess[] = []
  const note = (message: unknown) => void children.push((message as { process: ChildProcess }).process)
  subscribe('child_process', note)
  onTestFinished(() => void unsubscribe('child_process', note))
  const { reckon } = reckoner()
  await reckon(question)
  for (const child of children) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect(await reckon(question)).toEqual(answer)
})

test('no day is known of a text that takes too long', async () => {
  const { reckon } = reckoner({ patienceMs: 1 })
  expect(await reckon(question)).toEqual([])
})

test('a question at which the process ends is asked once more; no day is known where it ends again', async () => {
  let mostEnds = 1
  const endAtErrand = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess }
    // The first that it says is that it is ready: the question comes next.
    child.once('message', () => mostEnds-- > 0 && child.kill('SIGKILL'))
  }
  subscribe('child_process', endAtErrand)
  onTestFinished(() => void unsubscribe('child_process', endAtErrand))
  const { reckon, stop } = reckoner()
  expect(await reckon(question)).toEqual(answer)
  stop()
  mostEnds = 2
  expect(await reckon(question)).toEqual([])
  expect(await reckon(question)).toEqual(answer)
})

test('how long the process takes to start counts for no text', async () => {
  const startedAt = performance.now()
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const startMs = performance.now() - startedAt
  // One that gives way would be kept from answering by a busy machine.
  const { reckon } = reckoner({ patienceMs: startMs * 0.8, isBackground: false })
  expect(await reckon({ ...question, openingHours: '24/7', countryCode: undefined })).toHaveLength(3)
})

test('a question is refused when the process is stopped, and the next one starts another', async () => {
  const { reckon, stop } = reckoner()
  const asked = reckon(question)
  stop()
  await expect(asked).rejects.toThrow('has ended')
  expect(await reckon(question)).toEqual(answer)
})

test('the process ends without a word when the server is gone before its answer', async () => {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, ended] = [text(child.stderr as NodeJS.ReadableStream), once(child, 'exit')]
  child.send(question, () => child.disconnect())
  expect([await ended, await said]).toEqual([[0, null], ''])
})
