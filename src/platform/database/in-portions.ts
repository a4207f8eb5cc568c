import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

// Some tenths of a second, in which others wait for these rows, or for the embedded database.
const usualSize = 1000

/**
 * Changes many rows by a statement that takes so many at most and passes over what others hold, until one finds fewer: a server's statements have half a minute
 * each, and one for all rows would change none of very many.
 */
export async function inPortions(
  db: Database,
  statement: (size: number) => SQL,
  size = usualSize,
): Promise<void> {
  let changed: number | null = size
  while (changed === size) changed = (await db.execute(statement(size))).rowCount
}
