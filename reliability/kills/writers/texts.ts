import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../src/platform/database/database.ts'
import type { Call, Writer } from '../writer.ts'

type Pair = [string | null, string | null]

/** A row whose two texts are always set together, to one number. */
const twoTexts = (name: string, see: SQL, call: (first: string, second: string) => Call): Writer => {
  let n = 0
  return {
    name,
    see: async (db) => ({ state: await pairOf(db, see), keys: {} }),
    next: () => {
      n += 1
      const after: Pair = [`First ${n}`, `Second ${n}`]
      return { ...call(`First ${n}`, `Second ${n}`), after }
    },
  }
}

async function pairOf(db: Database, see: SQL): Promise<Pair | null> {
  const { rows } = await db.execute<{ pair: Pair }>(see)
  return rows[0]?.pair ?? null
}

const metadata = (metaTitle: string, metaDescription: string) => ({ metaTitle, metaDescription })

/** Texts of pages, their titles, and those of a fun type. */
export const textWriters: Writer[] = [
  twoTexts(
    'page content',
    sql`select jsonb_build_array(min(content) filter (where section_key = 'description'),
      min(content) filter (where section_key = 'contact_info')) as pair from page_content where page_key = 'about'`,
    (first, second) => ({
      ...{ method: 'PUT', path: '/api/page-content/about' },
      body: { updates: { description: { content: first }, contact_info: { content: second } } },
    }),
  ),
  twoTexts(
    'page metadata',
    sql`select jsonb_build_array(meta_title, meta_description) as pair from page_metadata where page_key = 'home'`,
    (first, second) => ({
      method: 'PUT',
      path: '/api/admin/page-metadata/home',
      body: metadata(first, second),
    }),
  ),
  twoTexts(
    'fun type',
    sql`select jsonb_build_array(meta_title, meta_description) as pair from fun_types where slug = 'zoo'`,
    (first, second) => ({
      method: 'PUT',
      path: '/api/admin/fun-types/zoo/seo',
      body: metadata(first, second),
    }),
  ),
]
