import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** How the database answers a statement, line by line, with how many rows each step gave: 'Index Scan using … (actual rows=24 loops=1)'. */
export async function planOf(db: Database, statement: SQL): Promise<string> {
  const { rows } = await db.execute<Record<string, string>>(
    sql`explain (analyze, costs off, timing off, summary off) ${statement}`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** How many rows the steps whose lines hold the words gave, all together. */
export function rowsOf(plan: string, words: string): number {
  const lines = plan.split('\n').filter((line) => line.includes(words) && !line.includes('never executed'))
  return lines.reduce((sum, line) => {
    const [, rows = 0, loops = 0] = /actual rows=([\d.]+) loops=(\d+)/.exec(line) ?? []
    return sum + Number(rows) * Number(loops)
  }, 0)
}
