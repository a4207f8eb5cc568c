import { type SQL, sql } from 'drizzle-orm'
import { drivingEstimate } from './distance.ts'

/** The sum of `radiusDrivingTimeMinutes`, made by the database. */
export function drivingMinutes(km: SQL): SQL {
  const { detour, slowKm, minutesPerSlowKm, minutesPerKm } = drivingEstimate
  return sql`ceil(least(${km} * ${detour}::float8, ${slowKm}::float8) * ${minutesPerSlowKm}::float8
    + greatest(${km} * ${detour}::float8 - ${slowKm}::float8, 0) * ${minutesPerKm}::float8)`
}
