import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aFunType } from '../../../tests/factories.ts'
import { aZoo } from '../../../tests/fake-provider.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { keepTestJobs } from '../../../tests/test-jobs.ts'
import { places } from '../../guide/places/place.table.ts'
import { storeCandidates } from '../storing/store-candidates.queries.ts'
import { translateAgainKind } from '../storing/translate-again.task.ts'

test("places are computed anew from their records; an editor's values stay", async () => {
  const db = await testDatabase()
  await aFunType(db, { slug: 'zoo' })
  await aCity(db)
  const zoos = [aZoo(1, { name: 'Tiergarten' }), aZoo(2, { name: 'Wildpark', lat: 48.3 })]
  await db.transaction((tx) => storeCandidates(tx, zoos, { asOf: new Date() }))
  // As an older version of the rules would have left it.
  await db.update(places).set({ phone: '+43 1' }).where(eq(places.name, 'Tiergarten'))
  await db
    .update(places)
    .set({ name: 'Old name', editedFields: ['phone'], phone: '+43 2' })
    .where(eq(places.name, 'Wildpark'))
  await keepTestJobs(db, [translateAgainKind])
  const { call, userId, lastChange } = await testEditor(db)
  expect(await call('POST', '/api/admin/translate-again')).toEqual({
    status: 200,
    body: { placesChanged: 2, hidden: 0, toReview: 0 },
  })
  const rows = await db.select({ name: places.name, phone: places.phone }).from(places).orderBy(sql`name`)
  expect(rows).toEqual([
    { name: 'Tiergarten', phone: null },
    { name: 'Wildpark', phone: '+43 2' },
  ])
  expect(await lastChange()).toMatchObject({
    userId,
    before: { name: 'Old name' },
    after: { name: 'Wildpark' },
  })
  expect((await call('POST', '/api/admin/translate-again')).body).toMatchObject({ placesChanged: 0 })
})
