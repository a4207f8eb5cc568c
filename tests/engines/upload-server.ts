import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { beginSession } from '../../src/office/accounts/sessions/session.queries.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openEmbedded } from '../../src/platform/embedded/embedded-database.ts'
import { log } from '../../src/platform/log/log.ts'
import { anAccount, aPlace } from '../factories.ts'
import { testApi } from '../test-api.ts'

/** A process of its own that serves the API, and says its address, an admin's cookie, and when told to what it holds. */
log.level = 'error'
const { poolConfig } = await openEmbedded({}, (error) => {
  throw error
})
const { db } = openDatabase(poolConfig)
await migrate(db)
const { id: userId } = await anAccount(db)
const { id: placeId } = await aPlace(db)
const { api } = testApi(db, process.env.DATA_DIR)
const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as AddressInfo
  const cookie = `__Host-session=${await beginSession(db, userId, undefined)}`
  const upload = `http://127.0.0.1:${port}/api/admin/places/${placeId}/images/upload`
  process.send?.({ upload, cookie })
})

let most = 0
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 10)
process.on('message', () => {
  process.send?.(most)
  most = process.memoryUsage.rss()
})
