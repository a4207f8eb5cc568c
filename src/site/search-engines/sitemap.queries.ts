import { sql } from 'drizzle-orm'
import { countsOf } from '../../guide/places/kept-counts.queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { contentPageKeys } from '../page-content/content-page-keys.ts'
import { idsPerSitemap } from './sitemap.ts'

/** A path of the site and when what it shows last changed, as far as that is known. */
export type SitemapPath = { path: string; changedAt: Date | null }

type Row = { path: string; changedAt: string | null }

/** The pages that are not a place's: fixed ones, fun types and cities. */
export async function listSitemapPages(db: Database): Promise<SitemapPath[]> {
  const { rows } = await db.execute<Row>(sql`
    select '/' as path, null as "changedAt"
    union all select '/top-family-activities', null
    union all
    select '/' || k.key, (select ${iso(sql`max(c.updated_at)`)} from page_content c where c.page_key = k.key)
    from unnest(${sql.param([...contentPageKeys])}::text[]) k(key)
    union all
    (select '/top-family-activities/' || f.slug, ${iso(sql`max(n.changed_at)`)}
    from fun_types f left join ${countsOf('of type')} n on n.of_id = f.id
    group by f.id order by f.sort_order, f.id)
    union all
    (select '/funcity/' || c.slug, ${iso(sql`n.changed_at`)}
    from cities c left join ${countsOf('of city')} n on n.of_id = c.id order by c.id)`)
  return rows.map(withDate)
}

export const sitemapPath = (file: number) => `/sitemaps/places-${file}.xml`

type SitemapFile = { number: number; count: number; changedAt: Date }

/** The files of places, with how many each lists and when the last of them changed. Their numbers may have gaps. */
export async function listSitemapFiles(db: Database): Promise<SitemapFile[]> {
  const { rows } = await db.execute<{ number: number; count: number; changedAt: string }>(sql`
    select of_id as number, number as count, ${iso(sql`changed_at`)} as "changedAt"
    from ${countsOf('of file')} file where number > 0 order by of_id`)
  return rows.map(({ changedAt, ...file }) => ({ ...file, changedAt: new Date(changedAt) }))
}

/** The active places of one file; empty for a file that there is not. */
export async function listSitemapPlaces(db: Database, file: number): Promise<SitemapPath[]> {
  const { rows } = await db.execute<Row>(sql`
    select '/funplace/' || slug as path, ${iso(sql`updated_at`)} as "changedAt" from places
    where is_active and id > ${(file - 1) * idsPerSitemap} and id <= ${file * idsPerSitemap} order by id`)
  return rows.map(withDate)
}

const iso = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const withDate = ({ path, changedAt }: Row) => ({ path, changedAt: changedAt ? new Date(changedAt) : null })
