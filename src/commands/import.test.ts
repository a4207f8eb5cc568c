import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../tests/engines/embedded-process.ts'

const command = new URL('import.ts', import.meta.url).pathname
const fixtures = new URL('../../tests/fixtures/osm/', import.meta.url).pathname

function run(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, DATABASE_URL: '', ...env } }
    const child = execFile(process.execPath, [command, ...args], options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr })
    })
  })
}

test('asked for help it says how to call it; without a file, or with an unknown option, it says what is wrong', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('--covers-area') })
  expect(await run([])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Name at least one file/) })
  expect(await run(['--cover', 'x.json'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("'--cover'"),
  })
})

test('a file that cannot be read does not stop the others, and the command ends with 1', async () => {
  const folder = await aFolder()
  const cut = join(folder, 'cut.json')
  await writeFile(cut, '{"elements": [')
  const files = [join(folder, 'missing.json'), cut, join(fixtures, 'krems.json.gz')]
  const { code, stdout, stderr } = await run(files, { DATA_DIR: folder })
  expect(code).toBe(1)
  expect(stderr).toMatch(/missing\.json was not imported\. There is no such file\./)
  expect(stderr).toMatch(/cut\.json was not imported\. It is cut off.*line 1, column 15/)
  expect(stdout).toMatch(/krems\.json\.gz: 18 elements, data of 2013-12-16\n {2}Added +16/)
  expect(stdout).toMatch(/1 file imported: 16 added.* 2 could not be read\./)
  // No bar where nobody looks.
  expect(stderr).not.toContain('█')
})
