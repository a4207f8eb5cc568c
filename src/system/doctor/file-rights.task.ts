import { chmod, chown, lstat, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { getuid } from 'node:process'
import { type Check, type Finding, numberOf } from './finding.ts'

/**
 * The data folder is its owner's alone, and all in it belongs to that owner, who may read and write it: a command that was
 * once run as root leaves files that the guide cannot write.
 */
export const checkRights =
  (dataDir: string): Check =>
  async ({ isDryRun }) => {
    const folder = resolve(dataDir)
    const owned = await stat(folder).catch(ifOneOf('ENOENT'))
    // On PostgreSQL nothing may have been stored yet, or all of it lies elsewhere.
    if (!owned) return []
    const { uid, gid, mode } = owned
    const findings: Finding[] = []
    if (mode & 0o077) {
      const isMended = !isDryRun && (await succeeds(chmod(folder, mode & 0o700)))
      findings.push({
        text: `Others than its owner could look into ${folder}${isMended ? '; now they cannot.' : '.'}`,
        isMended,
      })
    }
    const counts = { wrong: 0, mended: 0, first: '' }
    for await (const { file, isFolder } of filesBelow(folder)) {
      // It may go just now.
      const found = await lstat(file).catch(() => undefined)
      if (!found) continue
      const needed = isFolder ? 0o700 : 0o600
      const isForeign = found.uid !== uid
      if (!isForeign && (found.mode & needed) === needed) continue
      counts.wrong += 1
      counts.first ||= file
      if (isDryRun) continue
      const isOwned = !isForeign || (getuid?.() === 0 && (await succeeds(chown(file, uid, gid))))
      if (isOwned && (await succeeds(chmod(file, (found.mode & 0o777) | needed)))) counts.mended += 1
    }
    return [...findings, ...ofFiles(counts, { folder, uid, gid, isDryRun })]
  }

/** Files and folders, each folder before what lies in it, as far as one may look into it by then. */
async function* filesBelow(folder: string): AsyncGenerator<{ file: string; isFolder: boolean }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifOneOf('EACCES', 'ENOENT'))
  for (const entry of entries ?? []) {
    const isFolder = entry.isDirectory()
    // What a disk of its own begins with is the system's.
    if (!(isFolder || entry.isFile()) || entry.name === 'lost+found') continue
    const file = join(folder, entry.name)
    yield { file, isFolder }
    if (isFolder) yield* filesBelow(file)
  }
}

const ifOneOf =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error
  }

type Counts = { wrong: number; mended: number; first: string }
type Owned = { folder: string; uid: number; gid: number; isDryRun: boolean }

function ofFiles({ wrong, mended, first }: Counts, { folder, uid, gid, isDryRun }: Owned): Finding[] {
  if (wrong === 0) return []
  const files = `${numberOf(wrong, 'file', 'files')} below ${folder} could not be written by its owner, such as ${first}`
  if (isDryRun) return [{ text: `${files}.`, isMended: false }]
  if (wrong === mended) return [{ text: `${files}; now they can.`, isMended: true }]
  return [
    {
      text: `${files}: as root, run chown -R ${uid}:${gid} ${folder} && chmod -R u+rwX ${folder}`,
      isMended: false,
    },
  ]
}

const succeeds = (change: Promise<void>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  )
