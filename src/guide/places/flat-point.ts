import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A degree of longitude beside one of latitude, about the middle of Europe. */
const shareOfLatitude = 0.64

/**
 * A position on a plane, on which an index finds the nearest of a million. Near enough to find candidates by; who says or
 * orders by a distance measures it.
 */
export const flatPoint = (lng: SQL | AnyPgColumn, lat: SQL | AnyPgColumn): SQL =>
  sql`point(${lng} * ${sql.raw(String(shareOfLatitude))}, ${lat})`
