import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPlace } from '../../../tests/factories.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { websiteServer } from '../../../tests/services/website-server.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { testEditor } from '../../../tests/test-editor.ts'
import { siteVisitor } from '../../gathering/providers/official-site/visit-site.provider.ts'
import { visitWebsites } from '../../gathering/website-visits/visit-websites.task.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'

const forSale = '<title>zoo.example - this domain is for sale</title>'

/** A reviewed place, whose website is read three times, days apart. */
async function aPlaceWhoseSiteIs(page: Parameters<typeof websiteServer>[0]) {
  const db = await testDatabase()
  const { url } = await websiteServer(page)
  const { id } = await aPlace(db, { website: `${url}/`, isReviewed: true })
  const { call } = await testEditor(db)
  const visit = siteVisitor({ log, settings: readSettings({}) }, url)
  const resolve = async () => [{ address: '192.0.2.1', family: 4 }]
  const visitThrice = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await db.execute(sql`update website_visits set due_at = now() - interval '1 second'`)
      await visitWebsites({ db, log, visit, resolve, knownHost: 'known.example', clock: testClock(db) })
    }
  }
  await visitThrice()
  const idsOf = async (query: string) => {
    const { body } = await call('GET', `/api/admin/places?${query}`)
    return body.data.map((place: { id: number }) => place.id)
  }
  const told = async () => (await call('GET', `/api/admin/places/${id}/website-visit`)).body.visit
  return { id, idsOf, told, visitThrice, put: (edit: object) => call('PUT', `/api/admin/places/${id}`, edit) }
}

test.each([
  ['answers that there is no such page (404)', { '/': { status: 404 } }],
  ['is a shop for the name of the site', { '/': forSale }],
  [
    'is a shop for the name of the site',
    { '/': { status: 302, headers: { Location: '/for-sale' } }, '/for-sale': forSale },
  ],
])('a place whose website %s waits for a review and says why', async (reason, page) => {
  const { id, idsOf, told } = await aPlaceWhoseSiteIs(page)
  expect(await idsOf('isReviewed=false')).toEqual([id])
  expect(await idsOf('hasGoneWebsite=true')).toEqual([id])
  expect(await told()).toMatchObject({ outcome: 'gone', reason, reportedAt: expect.any(String) })
})

test('an editor takes the website out, or names another, and it is gone no more', async () => {
  const { id, idsOf, told, put } = await aPlaceWhoseSiteIs({ '/': { status: 410 } })
  await put({ website: 'https://new.example/' })
  expect(await told()).toMatchObject({ website: 'https://new.example/', visitedAt: null, reportedAt: null })
  await put({ website: null, isReviewed: true })
  expect(await told()).toBeNull()
  expect([await idsOf('hasGoneWebsite=true'), await idsOf('isReviewed=true')]).toEqual([[], [id]])
})

test('a place that an editor has looked at stays reviewed, though its website stays gone', async () => {
  const { id, idsOf, put, visitThrice } = await aPlaceWhoseSiteIs({ '/': { status: 404 } })
  await put({ isReviewed: true })
  await visitThrice()
  expect(await idsOf('isReviewed=true')).toEqual([id])
  expect(await idsOf('hasGoneWebsite=true')).toEqual([id])
})
