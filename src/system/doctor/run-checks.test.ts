import { expect, test } from 'vitest'
import { freePort } from '../../../tests/guides/guide-process.ts'
import { storedFiles } from '../../office/files/stored-files.task.ts'
import { runChecks } from './run-checks.ts'

test('storage that nobody answers for is left to its owner in a sentence, and the checks after it are made', async () => {
  const STORAGE_URL = `http://key:secret@127.0.0.1:${await freePort()}/guide`
  const said: string[] = []
  const files = async () => {
    for await (const _ of storedFiles({ DATA_DIR: '', STORAGE_URL })) return []
    return []
  }
  const advice = async () => [{ text: 'Turn it on.', isMended: false, isAdvice: true }]
  const checks = [
    ['Files of pictures', files] as const,
    ['Care of tables', advice] as const,
    ['Stored keys', async () => []] as const,
  ]
  const left = await runChecks(checks, { isDryRun: false, say: (line) => said.push(line) })
  expect(left).toBe(1)
  expect(said).toEqual([
    expect.stringMatching(
      /^Files of pictures: It could not be checked: The storage cannot be reached \(ECONNREFUSED\)/,
    ),
    'Care of tables: Turn it on.',
    'Stored keys: in order.',
    'Something is left for you to do: see above.',
  ])
})
