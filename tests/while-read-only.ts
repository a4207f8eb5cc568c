import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** What PostgreSQL says where nothing can be written: on a replica, and on a full disk. */
export const unwritable = ['25006', '53100'] as const

/** Does something while a table takes no write, for the reason of that code. */
export async function whileReadOnly<Result>(
  db: Database,
  table: string,
  code: (typeof unwritable)[number],
  work: () => Promise<Result>,
): Promise<Result> {
  const refusing = `refuse_${table}`
  await db.execute(
    sql.raw(`
      create function ${refusing}() returns trigger language plpgsql as
        $$ begin raise exception 'It can only be read' using errcode = '${code}'; end $$;
      create trigger ${refusing} before insert or update or delete on ${table} execute function ${refusing}();`),
  )
  try {
    return await work()
  } finally {
    await db.execute(sql.raw(`drop function ${refusing} cascade`))
  }
}
