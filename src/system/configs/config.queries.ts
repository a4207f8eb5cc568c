import { asc, eq, sql } from 'drizzle-orm'
import { isAddedBefore, recordChange } from '../../office/accounts/audit-log/audit-log.queries.ts'
import { keepDeleted } from '../../office/accounts/audit-log/deleted-rows.queries.ts'
import { configs } from '../../office/configs/config.table.ts'
import { openedValue, type SealSettings } from '../../office/configs/config-values.queries.ts'
import { seal } from '../../office/configs/sealed-text.ts'
import { isSecretKey, secretMask } from '../../office/configs/secret-key.ts'
import { brokenRule, notFound, stale, taken } from '../../platform/calls/problem.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import { isChangedSince, nextVersion } from '../../platform/database/row-version.ts'
import { withoutRow } from '../../platform/database/without-row.ts'
import type { Config, ConfigChange, NewConfig } from './config.schema.ts'

/** Who changes configurations, and how their secrets are stored. */
export type ConfigEditor = { userId: string; settings: SealSettings }

export async function listConfigs(db: Database, settings: SealSettings): Promise<Config[]> {
  const rows = await db.select().from(configs).orderBy(asc(configs.key))
  const opened = await Promise.all(rows.map((row) => openedValue(row, settings)))
  return rows.map((row, index) => ({
    ...shown(row),
    ...(opened[index] === undefined && { isUnreadable: true as const }),
  }))
}

/** @throws Problem 409 when the key is there already, with the configuration where the same admin sent the same within a day */
export function createConfig(db: Database, editor: ConfigEditor, config: NewConfig): Promise<Config> {
  const change = async (tx: Transaction) => {
    const value = await storedValue(config.key, config.value, editor.settings)
    const [row] = await tx
      .insert(configs)
      .values({ ...config, value })
      .returning()
    if (!row) throw new Error('The database returned no row')
    await record(tx, editor, row, { action: 'create', after: contentOf(row) })
    return shown(row)
  }
  return changing(db, change, async () => {
    const [row] = await db.select().from(configs).where(eq(configs.key, config.key))
    const opened = row && { ...row, value: await openedValue(row, editor.settings) }
    const wish = { userId: editor.userId, entity: 'configs', fields: config } as const
    return opened && (await isAddedBefore(db, wish, opened)) ? shown(row) : undefined
  })
}

/** Changes the given fields only. @throws Problem 404, 422, or 409 with the configuration as it is */
export const changeConfig = (
  db: Database,
  editor: ConfigEditor,
  key: string,
  { value, description, updatedAt }: ConfigChange,
): Promise<Config> =>
  changing(db, async (tx) => {
    const before = await lockConfig(tx, key, updatedAt)
    const isKept = value === undefined || (isSecretKey(key) && (value === '' || value === secretMask))
    if (value === '' && !isKept) throw brokenRule('value', 'A value is needed')
    const change = {
      ...(!isKept && { value: await storedValue(key, value, editor.settings) }),
      ...(description !== undefined && { description }),
    }
    if (Object.keys(change).length === 0) return shown(before)
    const now = nextVersion(before)
    const after = { ...before, ...change, updatedAt: now }
    await tx
      .update(configs)
      .set({ ...change, updatedAt: now })
      .where(eq(configs.key, key))
    const parts = Object.keys(change)
    await record(tx, editor, before, {
      action: 'update',
      before: partOf(contentOf(before), parts),
      after: partOf(contentOf(after), parts),
    })
    return shown(after)
  })

/** The entry of the audit log by which it comes back. @throws Problem 404 */
export const deleteConfig = (db: Database, editor: ConfigEditor, key: string): Promise<number> =>
  changing(db, async (tx) => {
    const before = await lockConfig(tx, key)
    const entryId = await record(tx, editor, before, { action: 'delete', before: contentOf(before) })
    await keepDeleted(tx, entryId, 'configs', sql`key = ${key}`)
    await tx.delete(configs).where(eq(configs.key, key))
    return entryId
  })

type Row = typeof configs.$inferSelect

async function lockConfig(tx: Transaction, key: string, updatedAt?: string): Promise<Row> {
  const [row] = await tx.select().from(configs).where(eq(configs.key, key)).for('update')
  if (!row) throw notFound('configuration')
  if (isChangedSince(row, updatedAt)) throw stale('configuration', shown(row))
  return row
}

const storedValue = async (key: string, value: string, { APP_SECRET }: SealSettings): Promise<string> =>
  APP_SECRET && isSecretKey(key) ? seal(value, key, APP_SECRET) : value

/** As it may be seen and kept: no secret leaves this file. */
const contentOf = ({ key, value, description }: Omit<Row, 'updatedAt'>) => ({
  key,
  value: isSecretKey(key) ? secretMask : value,
  description,
})

const shown = (row: Row): Config => ({ ...contentOf(row), updatedAt: row.updatedAt.toISOString() })

const partOf = (content: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, content[name]]))

type Change = Pick<Parameters<typeof recordChange>[1], 'action' | 'before' | 'after'>

const record = (tx: Transaction, { userId }: ConfigEditor, { id }: Pick<Row, 'id'>, change: Change) =>
  recordChange(tx, { ...change, userId, entity: 'configs', entityId: String(id) })

const changing = <Result>(
  db: Database,
  change: (tx: Transaction) => Promise<Result>,
  added?: () => Promise<Result | undefined>,
): Promise<Result> =>
  db.transaction(change).catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw withoutRow(error, 'A configuration')
    throw taken('key', 'There is a configuration with this key already', await added?.())
  })
