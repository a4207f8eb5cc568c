import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** What is kept and is not so, what is so and not kept, and what no search would know. */
export async function driftedWords(db: Database) {
  const kept = sql`select place_id, is_name, is_featured, word from place_words`
  const told = sql`select p.id, w.is_name, p.is_featured, w.word
    from places p cross join lateral words_of_place(p.search_text, p.name, p.display_name) w where p.is_active`
  const { rows } = await db.execute(sql`
    (${kept} except all ${told}) union all (${told} except all ${kept})
    union all select place_id, is_name, is_featured, word from place_words
      where not is_name and word not in (select word from known_words)`)
  return rows
}
