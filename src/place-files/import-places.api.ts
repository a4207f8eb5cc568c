import { type Context, Hono } from 'hono'
import { signedInUser } from '../accounts/signed-in-user.api.ts'
import { takeTurns } from '../images/turns.ts'
import type { Database } from '../platform/database.ts'
import { describe } from '../platform/describe.ts'
import { Problem } from '../platform/problem.ts'
import { UnreadableFile } from './csv.ts'
import { applyImport, checkImport } from './import-places.queries.ts'
import { ImportForm, ImportReport } from './import-places.schema.ts'
import { type FileRow, readPlaceFile } from './read-place-file.ts'

export const importPlacesApi = (db: Database) =>
  new Hono().post(
    '/import',
    describe('Checks a CSV or GeoJSON file of places and, with `apply`, writes what it says', ImportReport, {
      problems: [400, 409, 413, 415, 422],
    }),
    (c) => inTurn(async () => c.json(await importIn(c, db))),
  )

// A file and its rows are held in memory: however many arrive, the others wait in their sockets.
const inTurn = takeTurns(2)

async function importIn(c: Context, db: Database): Promise<ImportReport> {
  const form = await readForm(c)
  const rows = rowsOf(await fileIn(form))
  const { apply, ...told } = textsIn(form)
  return apply === 'true'
    ? applyImport(db, { userId: signedInUser(c).id, rows, told })
    : checkImport(db, rows)
}

async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.formData()
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(400, 'invalid_input', 'The upload did not arrive whole')
  }
}

async function fileIn(form: FormData): Promise<string> {
  const file = form.get('file')
  if (!(file instanceof File)) throw aboutFile(400, 'Send a CSV or GeoJSON file as file')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw aboutFile(422, 'The file is not in UTF-8: save it as "CSV UTF-8"')
  }
}

function textsIn(form: FormData): ImportForm {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const { success, data, error } = ImportForm.safeParse(texts)
  if (success) return data
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Problem(400, 'invalid_input', issues[0]?.message ?? 'Malformed', issues)
}

function rowsOf(text: string): FileRow[] {
  try {
    return readPlaceFile(text)
  } catch (error) {
    if (error instanceof UnreadableFile) throw aboutFile(422, error.message)
    throw error
  }
}

const aboutFile = (status: 400 | 422, message: string) =>
  new Problem(status, status === 400 ? 'invalid_input' : 'breaks_rule', message, [{ path: 'file', message }])
