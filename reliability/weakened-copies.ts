import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Options } from './options.ts'
import { writeWeakened } from './report.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

const patchOf = (experiment: string) => join(project, 'reliability', 'weakened', `${experiment}.patch`)

/** Whether each experiment notices its weakening: the short form of it fails on a copy of the sources with the patch. */
export async function runWeakened({ experiments, engines, rounds, seed, server }: Options): Promise<boolean> {
  let haveNoticed = true
  for (const { name, rounds: known } of experiments) {
    const engine = engines.find((one) => known[one]?.short)
    if (!engine || !existsSync(patchOf(name))) continue
    const copy = await weakenedCopy(name)
    const count = rounds ?? known[engine]?.short
    const args = [name, '--short', '--engine', engine, '--rounds', String(count), '--seed', String(seed)]
    const { status, stdout } = spawnSync(process.execPath, ['src/commands/reliability.ts', ...args], {
      ...{ cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
      env: { ...process.env, TEST_DATABASE_URL: server },
    })
    const isNoticed = status === 1 && stdout.includes('BROKEN')
    const counts = /^.*BROKEN: (.*) \(seed/m.exec(stdout)?.[1] ?? stdout.trim()
    const said = `${isNoticed ? 'noticed' : '**Not noticed**'}: ${counts}`
    console.log(`${name}, ${engine}, weakened: ${said}`)
    await writeWeakened(name, engine, said)
    haveNoticed &&= isNoticed
    // What was killed with the experiment may still be on its way out.
    await rm(copy, { recursive: true, force: true, maxRetries: 20 })
  }
  return haveNoticed
}

/** The sources as they are here, with the patch; the packages are those of the project itself. */
async function weakenedCopy(experiment: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'weakened-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    ...{ cwd: project, encoding: 'utf8', maxBuffer: 2 ** 24 },
  })
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(project, path)))) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(project, path), join(copy, path))
  }
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['apply', patchOf(experiment)], { cwd: copy })
  return copy
}
