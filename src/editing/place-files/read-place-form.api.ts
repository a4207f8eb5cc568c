import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Context } from 'hono'
import { BrokenForm, boundaryOf, readParts } from '../../office/uploads/form-parts.ts'
import { Problem } from '../../platform/calls/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import { storable } from '../../platform/database/storable.ts'
import { UnreadableFile } from './csv.ts'
import { ImportForm } from './import-places.schema.ts'
import { dropUpload, keepRows } from './place-file-rows.queries.ts'
import { type FileRow, placeRows } from './place-rows.ts'

/** Its rows, or, when they are many, where they wait in the database. */
export type ReadFile = { rows: FileRow[] } | { upload: string; count: number }

/** More would keep every other editor waiting for minutes: a job writes them. */
const mostInMemory = 5000
/** In characters: places that are long fill it, however few they are. */
const longestInMemory = 20_000_000
const batchSize = 500
const longestText = 1000

/**
 * Reads a form with a file of places and texts as it comes, to its end even when the file is refused: who is cut off while
 * sending does not hear why. @throws Problem 400, 413, 422
 */
export async function readPlaceForm(c: Context, db: Database): Promise<{ file: ReadFile; form: ImportForm }> {
  const boundary = boundaryOf(c.req.header('content-type') ?? '')
  const { body } = c.req.raw
  if (!body || !boundary) throw noFile()
  const texts = new Map<string, string>()
  let file: FileReading | undefined
  // The next piece is asked for when the last one found its place.
  const paced = async function* () {
    for await (const chunk of body) {
      yield chunk
      await file?.isReady()
    }
  }
  try {
    await readParts(paced(), boundary, ({ name, filename }) => {
      if (filename === undefined) return (bytes) => addText(texts, name, bytes)
      if (name !== 'file' || file) return () => {}
      file = readFile(db)
      return file.take
    })
  } catch (cause) {
    await file?.abandon()
    if (cause instanceof BrokenForm || !(cause instanceof Problem)) throw brokenForm(cause)
    throw cause
  }
  if (!file) throw noFile()
  const read = await file.end()
  return { file: read, form: await formOf(texts, read, db) }
}

function addText(texts: Map<string, string>, name: string, bytes: Uint8Array): void {
  const text = (texts.get(name) ?? '') + Buffer.from(bytes).toString('utf8')
  if (text.length > longestText || texts.size > 10) throw new Problem(413, 'too_large', 'Is too long')
  texts.set(name, text)
}

type FileReading = ReturnType<typeof readFile>

function readFile(db: Database) {
  const pieces = new PassThrough()
  let isOver = false
  let length = 0
  const counted = async function* () {
    for await (const text of decoded(pieces)) {
      length += text.length
      yield text
    }
  }
  const isLong = () => length > longestInMemory
  const reading = keepOrCollect(db, placeRows(counted()), isLong).finally(() => {
    isOver = true
    pieces.destroy()
  })
  // Who waits for the end hears of it.
  reading.catch(() => undefined)
  return {
    take: (bytes: Uint8Array) => {
      if (!isOver) pieces.write(bytes)
    },
    isReady: async () => {
      if (!isOver && pieces.writableNeedDrain)
        await Promise.race([once(pieces, 'drain'), reading]).catch(() => undefined)
    },
    end: async (): Promise<ReadFile> => {
      pieces.end()
      return reading.catch((error: unknown) => {
        throw error instanceof UnreadableFile ? aboutFile(422, error.message) : error
      })
    },
    abandon: async () => {
      pieces.destroy()
      const read = await reading.catch(() => undefined)
      if (read && 'upload' in read) await dropUpload(db, read.upload)
    },
  }
}

async function keepOrCollect(
  db: Database,
  rows: AsyncIterable<FileRow>,
  isLong: () => boolean,
): Promise<ReadFile> {
  const upload = randomUUID()
  let waiting: FileRow[] = []
  let count = 0
  const isLarge = () => count > mostInMemory || isLong()
  try {
    for await (const row of rows) {
      waiting.push(row)
      count += 1
      if (!isLarge() || waiting.length < batchSize) continue
      await keepRows(db, upload, storable(waiting))
      waiting = []
    }
    if (!isLarge()) return { rows: waiting }
    await keepRows(db, upload, storable(waiting))
    return { upload, count }
  } catch (error) {
    if (isLarge()) await dropUpload(db, upload)
    throw error
  }
}

async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const orRefuse = (decode: () => string) => {
    try {
      return decode()
    } catch {
      throw new UnreadableFile('The file is not in UTF-8: save it as "CSV UTF-8"')
    }
  }
  for await (const piece of pieces) yield orRefuse(() => decoder.decode(piece, { stream: true }))
  yield orRefuse(() => decoder.decode())
}

async function formOf(texts: Map<string, string>, read: ReadFile, db: Database): Promise<ImportForm> {
  const { success, data, error } = ImportForm.safeParse(Object.fromEntries(texts))
  if (success) return data
  if ('upload' in read) await dropUpload(db, read.upload)
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Problem(400, 'invalid_input', issues[0]?.message ?? 'Malformed', issues)
}

const brokenForm = (cause: unknown) =>
  Object.assign(new Problem(400, 'invalid_input', 'The upload did not arrive whole'), { cause })

const noFile = () => aboutFile(400, 'Send a CSV or GeoJSON file as file')

const aboutFile = (status: 400 | 422, message: string) =>
  new Problem(status, status === 400 ? 'invalid_input' : 'breaks_rule', message, [{ path: 'file', message }])
