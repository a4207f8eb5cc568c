import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { aPicture, avifPhoto, iphonePhoto, sayingSize } from '../test-uploads.ts'

const script = fileURLToPath(new URL('./upload-server.ts', import.meta.url))
// A shorter one is against the rules of forms.
const boundary = `${'-'.repeat(20)}boundary`
const megabyte = 1024 * 1024

type Framing = 'stated' | 'chunked'

test('fifty uploads at once, too large, endless, damaged or bombs, are refused in bounded memory; the next one is taken', async () => {
  const server = await aServer()
  const bomb = await aPicture({ width: 8_000, height: 8_000 }).png().toBuffer()
  const photo = await aPicture({ width: 300, height: 200 }).jpeg().toBuffer()
  // It begins as a photo does: that it is none shows only when all of it is there.
  const padded = (size: number) => Buffer.concat([photo.subarray(0, 20), Buffer.alloc(size * megabyte)])
  // What is read by processes of its own, one after the other.
  const newer = [await iphonePhoto(), await avifPhoto()]
  const newerBombs = newer.map((file) => sayingSize(file, 30_000, 30_000))
  const newerDamaged = newer.map((file) =>
    Buffer.concat([file.subarray(0, 150), Buffer.alloc(19 * megabyte)]),
  )
  await server.send(photo, 'stated')
  // As many as are read at once, so often that what they leave behind was collected: no crowd may hold more than they do.
  for (let round = 0; round < 12; round++)
    await Promise.all([25, 19].map((size) => server.send(padded(size), 'chunked')))
  const before = await server.mostMemory()
  const fifty = (file: Buffer, framing: Framing) =>
    Promise.all(Array.from({ length: 50 }, () => server.send(file, framing)))
  const sixOfEach = (files: Buffer[]) =>
    Promise.all(Array.from({ length: 6 }, () => files.map((file) => server.send(file, 'chunked'))).flat())
  const answers = {
    tooLarge: await fifty(padded(25), 'stated'),
    endless: await fifty(padded(25), 'chunked'),
    damaged: await fifty(padded(19), 'chunked'),
    noPhotos: await fifty(Buffer.alloc(megabyte, 'no photo'), 'chunked'),
    bombs: await fifty(bomb, 'stated'),
    newerBombs: await sixOfEach(newerBombs),
    newerDamaged: await sixOfEach(newerDamaged),
  }
  const grownBy = ((await server.mostMemory()) - before) / megabyte
  const kinds = Object.fromEntries(Object.entries(answers).map(([name, all]) => [name, [...new Set(all)]]))
  // Whoever sends on after the refusal may find the connection gone.
  expect(kinds.tooLarge?.every((status) => [413, 0].includes(status))).toBe(true)
  expect(kinds.endless?.every((status) => [413, 0].includes(status))).toBe(true)
  expect(kinds).toMatchObject({
    damaged: [422],
    noPhotos: [415],
    bombs: [422],
    newerBombs: [422],
    newerDamaged: [422],
  })
  // What sockets hold; all fifty would be more than a thousand.
  expect(grownBy).toBeLessThan(150)
  expect(await server.send(await aPicture().jpeg().toBuffer(), 'chunked')).toBe(200)
})

async function aServer() {
  const folder = await mkdtemp(join(tmpdir(), 'upload-memory-'))
  const child = fork(script, { env: { ...process.env, DATA_DIR: folder } })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended: ${code}`)))
  ended.catch(() => undefined)
  const told = async () => (await Promise.race([once(child, 'message'), ended]))[0]
  const { upload, cookie } = (await told()) as { upload: string; cookie: string }
  return {
    send: (file: Buffer, framing: Framing) => send(upload, cookie, file, framing),
    /** The most bytes that it held since the last time. */
    mostMemory: async (): Promise<number> => {
      child.send('how much')
      return told()
    },
  }
}

/** The answer's status; 0 when the connection was broken off. */
async function send(address: string, cookie: string, file: Buffer, framing: Framing): Promise<number> {
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const length = head.length + file.length + tail.length
  const asked = request(address, {
    method: 'POST',
    // The server ends a connection on which it refused to read.
    agent: false,
    headers: {
      ...{
        cookie,
        origin: 'https://guide.example',
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
      },
      ...(framing === 'stated' ? { 'Content-Length': length } : { 'Transfer-Encoding': 'chunked' }),
    },
  })
  const status = new Promise<number>((resolve) => {
    asked.once('response', (response) => resolve(response.resume().statusCode ?? 0))
    asked.once('error', () => resolve(0))
  })
  const pieces = function* () {
    yield head
    for (let at = 0; at < file.length; at += megabyte) yield file.subarray(at, at + megabyte)
    yield tail
  }
  pipeline(Readable.from(pieces()), asked).catch(() => undefined)
  return status
}
