import type { Context } from 'hono'
import type { z } from 'zod'
import { Problem } from '../../platform/calls/problem.ts'
import { BrokenForm, boundaryOf, type PartHead, readParts, type TakePart } from './form-parts.ts'
import { KeptPart, type PartRules } from './kept-part.api.ts'
import { takeTurns } from './turns.ts'
import { isPlausibleName, mostUploadBytes, type UploadType, uploadTypeOf } from './upload-type.ts'

export type UploadedFile = { bytes: Uint8Array; type: UploadType }

const mostParts = 30

/** A picture is held in memory while it is read and worked on: however many arrive, the others wait in their sockets. */
export const inTurn = takeTurns(2)
// Used again and again: of a new one for each upload dozens would lie about before they are collected.
const rooms: Buffer[] = []

/**
 * Reads a form with one `file` and texts, and does the work on it, which must be over with the file's bytes when it resolves.
 * At most two uploads are read or worked on at a time.
 * @throws Problem 400 for what is no whole form, 413, 415 for what is no image that we take
 */
export const withUpload = <Texts, Result>(
  c: Context,
  texts: z.ZodType<Texts>,
  work: (file: UploadedFile, texts: Texts) => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const room = rooms.pop() ?? Buffer.allocUnsafeSlow(mostUploadBytes)
    try {
      const form = await readForm(c, room)
      const file = readFile(form.file)
      return await work(file, readTexts(form.texts, texts))
    } finally {
      rooms.push(room)
    }
  })

type Form = { file: KeptPart | undefined; texts: Map<string, KeptPart> }

/** To its end, even when its file is refused: who is cut off while sending does not hear why. */
async function readForm(c: Context, room: Buffer): Promise<Form> {
  const boundary = boundaryOf(c.req.header('content-type') ?? '')
  const { body } = c.req.raw
  if (!body || !boundary) throw noFile()
  const form: Form = { file: undefined, texts: new Map() }
  let parts = 0
  const begin = (head: PartHead): TakePart => {
    parts += 1
    if (parts > mostParts) throw new BrokenForm('The form has too many parts')
    if (head.filename === undefined) {
      const text = new KeptPart(textRules(head.name))
      form.texts.set(head.name, text)
      return text.take
    }
    if (head.name !== 'file' || form.file) return () => {}
    form.file = new KeptPart(fileRules(head, room))
    return form.file.take
  }
  await readParts(body, boundary, begin).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause
    const broken = new Problem(400, 'invalid_input', 'The upload did not arrive whole')
    throw cause instanceof BrokenForm ? broken : Object.assign(broken, { cause })
  })
  return form
}

const textRules = (name: string): PartRules => ({
  room: Buffer.alloc(4096),
  tooLarge: () => new Problem(413, 'too_large', 'Is too long', [{ path: name, message: 'Is too long' }]),
})

// Most of what is refused is refused by its first bytes.
const fileRules = ({ type }: PartHead, room: Buffer): PartRules => ({
  room,
  tooLarge,
  refuse: (beginning) => {
    if (beginning.length === 0) return noFile()
    return uploadTypeOf(beginning) && isPlausibleName(type) ? undefined : wrongType()
  },
})

function readFile(file: KeptPart | undefined): UploadedFile {
  if (!file) throw noFile()
  const bytes = file.bytes()
  const type = uploadTypeOf(bytes)
  if (!type) throw wrongType()
  return { bytes, type }
}

/** @throws Problem 422 that names the text */
function readTexts<Texts>(parts: Map<string, KeptPart>, schema: z.ZodType<Texts>): Texts {
  const texts = [...parts].map(([name, part]) => [name, part.bytes().toString('utf8')] as const)
  const result = schema.safeParse(Object.fromEntries(texts.filter(([, text]) => text.trim() !== '')))
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Problem(422, 'breaks_rule', issues[0]?.message ?? 'Breaks a rule', issues)
}

const about = (message: string) => [{ path: 'file', message }]
const noFile = () =>
  new Problem(400, 'invalid_input', 'Send an image as file', about('Send an image as file'))
const tooLarge = () =>
  new Problem(413, 'too_large', 'An image may have at most 20 MB', about('At most 20 MB'))

/** For who takes only some types. */
export const wrongType = (allowed = 'JPG, PNG, WebP, AVIF or HEIC') =>
  new Problem(415, 'wrong_type', `Please select an image file: ${allowed}`, about(`Must be ${allowed}`))
