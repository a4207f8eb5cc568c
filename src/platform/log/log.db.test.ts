import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { errorLine } from './log.ts'

test('a failed statement is logged without its parameters, also as the cause of another error', async () => {
  const db = await testDatabase()
  const failure = await db
    .execute(sql`select ${'hunter2'}::text from nowhere where ${'two\nlines of hunter2'}::text = ''`)
    .catch((error: unknown) => error)
  for (const error of [failure, new Error('The job stopped', { cause: failure })]) {
    const line = JSON.stringify(errorLine(error))
    expect(line).toContain('select $1::text from nowhere')
    expect(line).toContain('relation \\"nowhere\\" does not exist')
    expect(line).toContain('log.db.test.ts')
    expect(line).not.toContain('hunter2')
  }
})

test('any other error is logged whole', () => {
  const error = Object.assign(new Error('params: are fine'), { code: 'EACCES' })
  expect(errorLine(error)).toMatchObject({ type: 'Error', message: 'params: are fine', code: 'EACCES' })
  expect(errorLine('a text')).toBe('a text')
})
