import pg from 'pg'
import { SettingsError } from '../../platform/settings/settings.ts'
import { viewerSchema } from './viewer-setup.queries.ts'

/**
 * Stops the start when the login of DATABASE_VIEWER_URL could do more than read what is meant for it: the queries of the SQL
 * tab run as it. @throws SettingsError
 */
export async function refuseUnsafeViewer(connectionString: string): Promise<void> {
  const found = await powersOf(connectionString, viewerSchema)
  if (found.length === 0) return
  throw new SettingsError(
    `DATABASE_VIEWER_URL names a login that ${found.join(', ')}. ` +
      'It must be able to do nothing but read its views.',
  )
}

/** What a login could do beside reading a schema's views, each as the rest of a sentence. */
export async function powersOf(connectionString: string, schema: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  // Its end is ours to bring about; a broken connection shows in the answer.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client
    .query<Record<string, boolean>>(powers, [schema])
    .finally(() => client.end().catch(() => undefined))
  return Object.entries(rows[0] ?? {}).flatMap(([power, hasIt]) => (hasIt ? [power] : []))
}

const isOurs = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Each column is named for what the login should not be able to do. */
const powers = `
  select
    r.rolsuper as "is a superuser",
    r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls as "has powers of an administrator",
    exists (select from pg_auth_members where member = r.oid) as "is a member of another role",
    exists (select from pg_class where relowner = r.oid) or exists (select from pg_database where datdba = r.oid)
      or exists (select from pg_namespace where nspowner = r.oid) or exists (select from pg_proc where proowner = r.oid)
      as "owns something",
    exists (select from pg_namespace n where ${isOurs} and has_schema_privilege(n.oid, 'create'))
      or has_database_privilege(current_database(), 'create') as "may create things",
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and has_table_privilege(c.oid, 'insert, update, delete, truncate')) as "may write",
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and n.nspname <> $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and has_schema_privilege(n.oid, 'usage') and has_any_column_privilege(c.oid, 'select'))
      as "may read tables outside its schema"
  from pg_roles r where r.rolname = current_user`
