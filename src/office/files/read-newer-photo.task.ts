import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { brokenRule, Problem } from '../../platform/calls/problem.ts'
import { takeTurns } from '../uploads/turns.ts'
import { type NewerPhoto, type NewerPhotoAnswer, tooMuchMemory } from './newer-photo.ts'

/** An iPhone's photo of 48 megapixels takes 450 MB. */
const usualBytes = 640 * 1024 * 1024
const mostSeconds = 60

const inTurn = takeTurns(1)

type Wanted = Omit<NewerPhoto, 'mostBytes'> & { mostBytes?: number }

/**
 * Reads AVIF or HEIC in a process of its own, which ends with the photo: whatever the file does to its decoder, the server goes
 * on, and has its memory back. One at a time.
 * @throws Problem 422 for what takes too much memory, 503 where no process can be had; Error for what is damaged or takes too long
 */
export const readNewerPhoto = (photo: Wanted): Promise<NewerPhotoAnswer> =>
  inTurn(async () => {
    const child = fork(fileURLToPath(new URL('./newer-photo-process.task.ts', import.meta.url)), {
      serialization: 'advanced',
      // What decoders say of what they find wrong is nobody's; nothing of the server's settings is theirs.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000)
    try {
      return await answerOf(child, { mostBytes: usualBytes, ...photo })
    } finally {
      clearTimeout(timer)
      child.kill('SIGKILL')
    }
  })

async function answerOf(child: ChildProcess, photo: NewerPhoto): Promise<NewerPhotoAnswer> {
  const ended = once(child, 'exit').then(([code]) => {
    throw code === tooMuchMemory ? tooHeavy() : new Error('The photo’s process has ended')
  })
  // Of a process that could not begin.
  const answer = once(child, 'message').then(
    ([said]) => said as NewerPhotoAnswer,
    (cause: unknown) => {
      throw Object.assign(busy(), { cause })
    },
  )
  ended.catch(() => undefined)
  child.send(photo, () => undefined)
  return Promise.race([answer, ended])
}

const tooHeavy = () =>
  brokenRule('file', 'Reading the image takes more memory than one may; please send it smaller, or as JPEG')

const busy = () => new Problem(503, 'unavailable', 'The image cannot be read just now. Please try again.')
