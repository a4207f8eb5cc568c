import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadEnvFile } from './env-file.ts'

/** What is loaded where the file `.env` has these bytes. */
async function loadedFrom(bytes: string | Buffer | undefined, before: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'env-file-'))
  const [cwd, env] = [process.cwd(), process.env]
  onTestFinished(async () => {
    process.chdir(cwd)
    process.env = env
    await rm(folder, { recursive: true })
  })
  if (bytes) await writeFile(join(folder, '.env'), bytes)
  process.chdir(folder)
  process.env = { ...before }
  loadEnvFile()
  return process.env
}

test('settings are read from a file, quoted or not, and the environment comes first', async () => {
  const file = 'PORT=3001\nSITE_ORIGIN="https://guide.example" # ours\nHOST=::1\n'
  expect(await loadedFrom(file, { HOST: '127.0.0.1' })).toEqual({
    PORT: '3001',
    SITE_ORIGIN: 'https://guide.example',
    HOST: '127.0.0.1',
  })
})

test('no file is needed', async () => {
  expect(await loadedFrom(undefined)).toEqual({})
})

test('a file of an editor of Windows loses no setting, neither its first', async () => {
  const file = '\uFEFFDATABASE_URL=postgres://localhost/guide\r\nPORT=3001\r\n'
  expect(await loadedFrom(file)).toEqual({ DATABASE_URL: 'postgres://localhost/guide', PORT: '3001' })
})

test('a file that is in UTF-16, as PowerShell may write it, is refused', async () => {
  const file = Buffer.from('\uFEFFPORT=3001\r\n', 'utf16le')
  await expect(loadedFrom(file)).rejects.toThrow('The file .env is in UTF-16: save it as UTF-8.')
})
