import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../../tests/factories.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { columnsNamed } from '../../facts/fact-columns.queries.ts'
import { areOfItsFacts } from './coming-hours.queries.ts'
import { hoursFacts } from './hours-facts.ts'

test.each(hoursFacts)(
  'hours hold as long as the place says the %s that they were reckoned from',
  async (fact) => {
    const db = await testDatabase()
    const { id } = await aPlace(db, { openingHours: 'Mo 10:00-12:00' })
    const holds = async () => {
      const { rows } = await db.execute(
        sql`select h.holds, ${areOfItsFacts} as told from place_hours h join places p on p.id = h.place_id`,
      )
      return rows[0]
    }
    await db.execute(sql`
    insert into place_hours (place_id, opening_hours, lat, lng, time_zone, grade, first_day, days, states)
    values (${id}, 'Mo 10:00-12:00', 48, 16, 'UTC', 'stated', '2026-11-22', '[]', 'o')`)
    const another = fact.startsWith('closed') ? '2026-12-01' : 'We 09:00-17:00'
    const write = (table: 'places' | 'place_hours', value: string | null) =>
      db.execute(sql`update ${sql.identifier(table)} set ${columnsNamed([fact])} = ${value}`)
    const before = fact === 'openingHours' ? 'Mo 10:00-12:00' : null
    expect(await holds()).toEqual({ holds: true, told: true })
    await write('places', another)
    expect(await holds()).toEqual({ holds: false, told: false })
    await write('places', before)
    expect(await holds()).toEqual({ holds: true, told: true })
    await write('place_hours', another)
    expect(await holds()).toEqual({ holds: false, told: false })
    await write('places', another)
    expect(await holds()).toEqual({ holds: true, told: true })
  },
)
