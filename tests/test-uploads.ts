import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { beginSession } from '../src/office/accounts/sessions/session.queries.ts'
import { folderStore } from '../src/office/files/image-store.task.ts'
import type { Database } from '../src/platform/database/database.ts'
import { anAccount } from './factories.ts'
import { type TestApiParts, testApi } from './test-api.ts'

/** The API as an admin sends forms to it, with a store of its own that is gone after the test. */
export async function anUploader(db: Database, parts: TestApiParts = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { id: userId } = await anAccount(db)
  const cookie = `__Host-session=${await beginSession(db, userId, undefined)}`
  const { api, get, json } = testApi(db, folder, parts)
  const headers = { cookie, origin: 'https://guide.example' }
  const ask = async (path: string, init: RequestInit = {}) =>
    api.request(path, { ...init, headers: { ...headers, ...init.headers } })
  const send = async (path: string, init: RequestInit) => {
    const response = await ask(path, init)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    const body: any = await response.json()
    return { status: response.status, body }
  }
  return {
    userId,
    get,
    publicJson: json,
    store: folderStore(folder),
    ask,
    send,
    /** A form with a file and texts. */
    upload: (path: string, file: Blob | undefined, texts: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: aForm(file, texts) }),
    call: (method: string, path: string, body?: unknown) =>
      send(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    files: () => filesIn(folder),
  }
}

/** The stored pictures, by their paths. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'installation.txt')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

function aForm(file: Blob | undefined, texts: Record<string, string>) {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  if (file) form.set('file', file, 'photo')
  return form
}

/** A file as a browser sends it. */
export const aFile = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'photo', { type })

/** One as an iPhone takes it, lying and in colours of its own, and one as cameras of today write it; both say where it was. */
export const iphonePhoto = () => readFile('tests/fixtures/photos/iphone.heic')
export const avifPhoto = () => readFile('tests/fixtures/photos/camera.avif')

/** The same, but its head says that it is so large. */
export function sayingSize(photo: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(photo)
  const at = changed.indexOf('ispe') + 8
  changed.writeUInt32BE(width, at)
  changed.writeUInt32BE(height, at + 4)
  return changed
}

type Size = { width?: number; height?: number; background?: string }

/** A picture of one colour. */
export const aPicture = ({ width = 1600, height = 1200, background = '#c33' }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background } })
