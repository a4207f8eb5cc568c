import { desc } from 'drizzle-orm'
import { auditLog } from '../src/accounts/account.table.ts'
import { beginSession } from '../src/accounts/session.queries.ts'
import type { Database } from '../src/platform/database.ts'
import { anAccount } from './factories.ts'
import { testApi } from './test-api.ts'

/** The API as an admin calls it from the back office. */
export async function testEditor(db: Database) {
  const { id: userId } = await anAccount(db)
  const cookie = `__Host-session=${await beginSession(db, userId, undefined)}`
  const { api, json } = testApi(db)
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { cookie, origin: 'https://guide.example', 'Content-Type': 'application/json' }
    const response = await api.request(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    const content: any = await response.json()
    return { status: response.status, body: content }
  }
  /** What was noted of the last change. */
  const lastChange = async () => {
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    return entry
  }
  return { userId, call, lastChange, publicJson: json }
}
