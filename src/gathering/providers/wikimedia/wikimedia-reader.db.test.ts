import { expect, test } from 'vitest'
import { localService } from '../../../../tests/services/local-service.ts'
import { recordedAnswer } from '../../../../tests/services/recorded-answer.ts'
import { testClock } from '../../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { log } from '../../../platform/log/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { categoryReader, fileReader, itemReader } from './wikimedia-reader.provider.ts'

/** Readers before a service that gives these answers one after the other. */
async function readersOf(...names: string[]) {
  const service = await localService(() =>
    recordedAnswer('wikimedia', `${names.shift() ?? 'nothing'}.from-documentation`),
  )
  const db = await testDatabase()
  const clock = testClock(db)
  const settings = { ...readSettings({}), WIKIMEDIA_URL: service.url, WIKIDATA_URL: service.url }
  const parts = { db, log, clock, settings }
  return {
    service,
    clock,
    items: itemReader(parts),
    files: fileReader(parts),
    category: categoryReader(parts),
  }
}

test('of an item the preferred picture comes first, and what is marked as wrong or said to be unknown is left out', async () => {
  const { items, service } = await readersOf('entities')
  expect(Object.fromEntries(await items(['Q1', 'Q2', 'Q3', 'Q4']))).toEqual({
    Q1: {
      titles: ['File:Zoo entrance.jpg', 'File:Old gate.jpg'],
      categories: ['Category:Tiergarten Lindental'],
    },
    ...{ Q2: { titles: [], categories: [] }, Q3: { titles: [], categories: [] } },
    Q4: { titles: [], categories: [] },
  })
  const { searchParams } = new URL(service.requests[0] ?? '', service.url)
  expect(Object.fromEntries(searchParams)).toMatchObject({ ids: 'Q1|Q2|Q3|Q4', props: 'claims', maxlag: '5' })
})

test('files are found under the titles that were asked for, written otherwise or moved as they may be', async () => {
  const { files } = await readersOf('imageinfo')
  const found = await files(['File:bear pit.jpg', 'File:Old name.jpg', 'File:Nobody.jpg', 'File:Lake.jpg'])
  expect([...found].map(([asked, { photo }]) => [asked, photo.title])).toEqual([
    ['File:bear pit.jpg', 'File:Bear pit.jpg'],
    ['File:Old name.jpg', 'File:New name.jpg'],
    ['File:Lake.jpg', 'File:Lake.jpg'],
  ])
})

test('of a category only good photos that may be used are taken, and an empty one is no fault', async () => {
  const { category } = await readersOf('category-members', 'category-empty')
  expect((await category('Category:Tiergarten Lindental')).map(({ photo }) => photo.title)).toEqual([
    'File:Bears.jpg',
  ])
  expect(await category('Category:Empty')).toEqual([])
})

test('more than fifty titles are asked for in several questions', async () => {
  const { files, service } = await readersOf('imageinfo', 'imageinfo')
  await files(Array.from({ length: 51 }, (_, nr) => `File:${nr}.jpg`))
  const asked = service.requests.map((path) => new URL(path, service.url).searchParams.get('titles'))
  expect(asked.map((titles) => titles?.split('|').length)).toEqual([50, 1])
})

test('while the databases lag, it waits as long as it is told and asks again', async () => {
  const { category, clock } = await readersOf('maxlag', 'category-empty')
  expect(await category('Category:Empty')).toEqual([])
  expect(Math.max(...clock.waits)).toBeGreaterThan(4_900)
})
