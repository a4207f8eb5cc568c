import { desc } from 'drizzle-orm'
import { auditLog } from '../src/office/accounts/audit-log/audit-log.table.ts'
import { beginSession } from '../src/office/accounts/sessions/session.queries.ts'
import type { Database } from '../src/platform/database/database.ts'
import { anAccount } from './factories.ts'
import { type TestApiParts, testApi } from './test-api.ts'

type EditorParts = TestApiParts & { account?: Parameters<typeof anAccount>[1] }

/** The API as an admin, or another account, calls it from the back office. */
export async function testEditor(db: Database, { account, ...parts }: EditorParts = {}) {
  const { id: userId } = await anAccount(db, account)
  const cookie = `__Host-session=${await beginSession(db, userId, undefined)}`
  const { api, json } = testApi(db, undefined, parts)
  /** The answer itself, for what is no JSON or asked for with headers of its own. */
  const request = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const headers = { cookie, origin: 'https://guide.example', 'Content-Type': 'application/json', ...more }
    return api.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  }
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await request(method, path, body)
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
    const content: any = await response.json()
    return { status: response.status, body: content }
  }
  /** What was noted of the last change. */
  const lastChange = async () => {
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    return entry
  }
  return { userId, call, request, lastChange, publicJson: json }
}
