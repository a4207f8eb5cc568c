import { type SQL, sql } from 'drizzle-orm'
import type { keptCounts } from './kept-count.table.ts'

type CountedSubject = typeof keptCounts.$inferSelect.subject

/** What is kept of a subject, as rows `of_id, detail, number, changed_at`. What there is no more of may have a number of 0. */
export const countsOf = (subject: CountedSubject): SQL => sql`(
  select of_id, detail, sum(number)::int as number, max(changed_at) as changed_at
  from kept_counts where subject = ${subject} group by of_id, detail)`

/** The number of a subject: of one city or fun type, or of all there are. */
export const countOf = (subject: CountedSubject, ofId?: number): SQL =>
  sql`(select coalesce(sum(number), 0)::int from kept_counts where subject = ${subject}
    ${ofId === undefined ? sql`` : sql`and of_id = ${ofId}::int`})`
