import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { contentPageKeys } from '../page-content/content-page-keys.ts'
import { addressesPerSitemap } from './sitemap.ts'

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
    (select '/top-family-activities/' || f.slug, ${iso(sql`max(p.updated_at)`)}
    from fun_types f left join place_types t on t.fun_type_id = f.id left join places p on p.id = t.place_id and p.is_active
    group by f.id order by f.sort_order, f.id)
    union all
    (select '/funcity/' || c.slug, ${iso(sql`max(p.updated_at)`)}
    from cities c left join city_places l on l.city_id = c.id left join places p on p.id = l.place_id and p.is_active
    group by c.id order by c.id)`)
  return rows.map(withDate)
}

/** When a place of each file of places last changed: as many as there are files, which count from 1. */
export async function listSitemapFiles(db: Database): Promise<Date[]> {
  const { rows } = await db.execute<{ changedAt: string }>(sql`
    select ${iso(sql`max(updated_at)`)} as "changedAt"
    from (select updated_at, (row_number() over (order by id) - 1) / ${addressesPerSitemap} as file
      from places where is_active) numbered
    group by file order by file`)
  return rows.map(({ changedAt }) => new Date(changedAt))
}

/** The active places of one file; empty for a file that there is not. */
export async function listSitemapPlaces(db: Database, file: number): Promise<SitemapPath[]> {
  const { rows } = await db.execute<Row>(sql`
    select '/funplace/' || slug as path, ${iso(sql`updated_at`)} as "changedAt"
    from places where is_active order by id
    limit ${addressesPerSitemap} offset ${(file - 1) * addressesPerSitemap}`)
  return rows.map(withDate)
}

const iso = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const withDate = ({ path, changedAt }: Row) => ({ path, changedAt: changedAt ? new Date(changedAt) : null })
