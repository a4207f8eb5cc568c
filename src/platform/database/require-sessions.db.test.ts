import { expect, inject, test } from 'vitest'
import { deafProxy } from '../../../tests/services/deaf-proxy.ts'
import { testPoolConfig } from '../../../tests/test-database.ts'
import { requireSessions } from './require-sessions.ts'

test('a pooler of transactions is refused with what to name instead', async ({ skip }) => {
  if (!inject('templateDatabase')) return skip('nothing stands before the embedded database')
  const config = await testPoolConfig()
  await requireSessions(config)
  const connectionString = await deafProxy(config.connectionString ?? '')
  await expect(requireSessions({ ...config, connectionString })).rejects.toThrow(
    /^DATABASE_URL leads to a pooler of transactions, .*: name the address of the database itself/,
  )
})
