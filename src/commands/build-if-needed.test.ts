import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../platform/log/log.ts'
import { build } from './build-if-needed.ts'

const startThatIsRefused = `
  const { endsWithUs } = await import('./src/commands/build-if-needed.ts')
  const child = endsWithUs('-e', 'setTimeout(() => undefined, 60_000)')
  child.once('spawn', () => {
    console.log(child.pid)
    process.exit(1)
  })`

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a start that has to build first says so before, and that it failed', async () => {
  const info = vi.spyOn(log, 'info')
  onTestFinished(() => info.mockRestore())
  await expect(build('no-such-program.ts')).rejects.toThrow('The build failed with exit code 1')
  expect(info.mock.calls).toEqual([[expect.stringContaining('the guide opens after it')]])
})

test('what a start builds is built in the folder of the guide, wherever that is called', () => {
  const called = `
    const { endsWithUs } = await import('${new URL('build-if-needed.ts', import.meta.url)}')
    endsWithUs('-p', 'process.cwd()')`
  const options = { cwd: tmpdir(), encoding: 'utf8' } as const
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', called], options)
  expect(stdout.trim()).toBe(process.cwd())
})

test('a start that ends takes the build along that it has begun', async () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', startThatIsRefused], {
    encoding: 'utf8',
    // One that was left behind holds its output open.
    timeout: 60_000,
  })
  expect(Number(stdout)).toBeGreaterThan(0)
  await expect.poll(() => runs(Number(stdout))).toBe(false)
})
