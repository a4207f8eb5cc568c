import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { searchedGuide } from '../../../tests/searched-guide.ts'
import type { Database } from '../../platform/database/database.ts'
import { placeHours } from '../opening-hours/place-hours/place-hours.table.ts'

test('what a family needs is known of all that is found from all over the guide, where any has it', async () => {
  const { db, json, names } = await searchedGuide()
  const zoo = { funTypes: ['zoo'], isFeatured: true }
  await aPlace(db, { ...zoo, name: 'Wheelchair Zoo', wheelchair: 'no' })
  await aPlace(db, { ...zoo, name: 'Alpine Zoo' })
  await aPlace(db, { ...zoo, name: 'City Zoo', wheelchair: 'yes', dogs: 'leashed' })
  await aPlace(db, { ...zoo, name: 'Far Zoo', lat: 40, wheelchair: 'yes' })
  expect((await names('wheelchair accessible zoo')).places.toSorted()).toEqual(['City Zoo', 'Far Zoo'])
  expect((await names('Zoo mit Hund')).places).toEqual(['City Zoo'])
  await aPlace(db, { name: 'Doge’s Palace', isFeatured: true })
  for (const q of ['can I take my dog', 'are dogs allowed', 'Hund'])
    expect([q, (await names(q)).places]).toEqual([q, ['City Zoo']])
  expect(await json('/api/search?q=dog%20friendly%20zoo')).toMatchObject({
    isOfTypesAlone: false,
    wishes: ['dogs'],
    places: [{ dogs: 'leashed' }],
  })
})

test.for([
  ['cheap', { priceBand: 1 }, { priceBand: 3 }],
  ['free for kids', { price: 'free-for-children' }, { price: 'paid' }],
  ['buggy friendly', { buggy: 'yes' }, { buggy: 'no' }],
  ['with toilets', { toilets: 'yes' }, { toilets: 'no' }],
  ['baby changing', { changingTable: 'yes' }, { changingTable: 'no' }],
  ['picnic', { food: ['kiosk', 'picnic'] }, { food: ['none'] }],
  ['with café', { food: ['cafe'] }, { food: ['picnic'] }],
] as const)(
  '%s: around a city what is so comes first, then what is not known to be, then what is not',
  async ([wish, so, not]) => {
    const { db, names } = await searchedGuide()
    await aCity(db, { name: 'Vienna', slug: 'vienna' })
    await aPlace(db, { name: 'Not', ...not } as Parameters<typeof aPlace>[1])
    await aPlace(db, { name: 'Perhaps' })
    await aPlace(db, { name: 'So', lat: 48.3, ...so } as Parameters<typeof aPlace>[1])
    expect((await names(`playground ${wish} Wien`)).places).toEqual(['So', 'Perhaps', 'Not'])
  },
)

test('who asks for a day of which nobody knows hours is not led to what has a word like that in its name', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Open-Air Museum', funTypes: ['museum'] })
  expect((await names('open on easter monday')).places).toEqual([])
})

test('in the rain what is all under a roof comes before a nearer place of which a part is', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'City Zoo', setting: 'both', isFeatured: true })
  await aPlace(db, { name: 'Meadow', setting: 'outdoor', isFeatured: true })
  await aPlace(db, { name: 'Museum', lat: 48.25, setting: 'indoor', isFeatured: true })
  expect((await names('rainy day Wien')).places).toEqual(['Museum', 'City Zoo', 'Meadow'])
})

test('what is closed in the season that a text names comes last, and is not found where no city is named', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Lido', seasons: ['summer'], isFeatured: true })
  await aPlace(db, { name: 'Perhaps', isFeatured: true })
  await aPlace(db, { name: 'Rink', lat: 48.3, seasons: ['autumn', 'winter'], isFeatured: true })
  expect((await names('winter activities Wien')).places).toEqual(['Rink', 'Perhaps', 'Lido'])
  expect((await names('winter playground')).places).toEqual(['Rink', 'Perhaps'])
  expect((await names('winter')).places).toEqual(['Rink'])
  expect(await json('/api/search?q=winter%20activities%20Wien&limit=2')).toMatchObject({
    isOfTypesAlone: false,
  })
})

test('what names begin with says nothing of a wish', async () => {
  const { db, names } = await searchedGuide()
  const forToddlers = { isFeatured: true, bestAgeMin: 1, food: ['cafe' as const] }
  for (const name of ['Babylon', 'Meadow', 'Pond', 'Grove']) await aPlace(db, { name, ...forToddlers })
  const { places } = await names('baby friendly cafe')
  await db.execute(sql`update places set name = 'Xanadu' where name = 'Babylon'`)
  const without = (await names('baby friendly cafe')).places
  expect(places).toEqual(without.map((name) => name.replace('Xanadu', 'Babylon')))
})

test('where nothing is known to be as wished, the answer says so, and what is not so is left out', async () => {
  const { db, json, names } = await searchedGuide()
  await aPlace(db, { name: 'Alpine Zoo', funTypes: ['zoo'], isFeatured: true })
  await aPlace(db, { name: 'City Zoo', funTypes: ['zoo'], isFeatured: true, dogs: 'no' })
  expect((await names('dog friendly zoo')).places).toEqual(['Alpine Zoo'])
  expect(await json('/api/search?q=dog%20friendly%20zoo')).toMatchObject({ isOfTypesAlone: true })
  expect((await names('dog friendly')).places).toEqual([])
  expect(await json('/api/search?q=zoo')).toMatchObject({ isOfTypesAlone: false })
})

test('that nothing is as wished is said of all that is found, not of the first that are shown', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Near Park' })
  await aPlace(db, { name: 'Far Park', lat: 48.8, dogs: 'yes' })
  const { places, isOfTypesAlone } = await json('/api/search?q=dog%20friendly%20playground%20Wien&limit=1')
  expect([places.length, places[0]?.name, isOfTypesAlone]).toEqual([1, 'Near Park', false])
})

test('what is closed at the time of day that a text names is left out, and each hit tells its hours', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T17:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  const span = (from: string, to: string) => [`2026-11-22T${from}+01:00`, to] as [string, string]
  for (const [name, states, open] of [
    ['Until six', 'o', [span('09:00', '2026-11-22T18:00+01:00')]],
    ['Until one', 'o', [span('10:00', '2026-11-23T01:00+01:00')]],
    [
      'At noon and night',
      'h',
      [span('10:00', '2026-11-22T12:00+01:00'), span('18:00', '2026-11-22T21:00+01:00')],
    ],
    ['Unread', '?', null],
  ] as const) {
    await aMuseum(db, {
      name,
      states,
      grade: 'stated',
      days: [{ starts: '2026-11-22T00:00+01:00', open: open && [...open] }],
    })
  }
  const found = async (q: string) => {
    const answer = await json(`/api/search?q=${encodeURIComponent(q)}`)
    const places: { name: string; openHours: string | null }[] = answer.places
    return [answer.openAt, ...places.map(({ name, openHours }) => `${name}: ${openHours}`).sort()]
  }
  const late = ['At noon and night: 10:00–12:00, 18:00–21:00', 'Unread: null', 'Until one: 10:00–1:00']
  expect(await found('museum Vienna open now')).toEqual(['now', ...late])
  expect(await found('museum Vienna tonight')).toEqual(['19:00', ...late])
  expect(await found('museum Vienna this morning')).toEqual(['10:00', ...late, 'Until six: 9:00–18:00'])
  expect(await found('museum Vienna this afternoon')).toEqual([
    '15:00',
    ...['Unread: null', 'Until one: 10:00–1:00', 'Until six: 9:00–18:00'],
  ])
  expect(await found('museum Vienna open until 6pm')).toEqual([
    '17:59',
    ...['Unread: null', 'Until one: 10:00–1:00', 'Until six: 9:00–18:00'],
  ])
  expect(await found('museum Vienna 10am-2pm')).toEqual([
    '10:00',
    ...['Unread: null', 'Until one: 10:00–1:00', 'Until six: 9:00–18:00'],
  ])
  expect(await found('Museum Wien ab 18 Uhr')).toEqual(['18:00', ...late])
  expect(await found('museum open now')).toEqual(['now', late[0], late[2]])
})

test('where nothing is open up to the end of a range, what is open at its beginning is told to be a part of it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  const open: [string, string][] = [['2026-11-22T09:00+01:00', '2026-11-22T16:30+01:00']]
  const days = [{ starts: '2026-11-22T00:00+01:00', open }]
  await aMuseum(db, { name: 'Until half past four', states: 'o', grade: 'stated', days })
  for (const [q, isPartly] of [
    ['museum Vienna 3 to 6 pm', true],
    ['museum Vienna 2 to 4 pm', false],
  ] as const)
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({
      isPartly,
      places: [{ name: 'Until half past four', openHours: '9:00–16:30' }],
    })
  expect((await json('/api/search?q=museum Vienna 5 to 6 pm')).places).toEqual([])
})

test('of a day that a text names what is closed is left out, and each hit tells how surely it is open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  for (const [name, states, grade] of [
    ['Shut on Mondays', 'oc', 'stated'],
    ['Stated', 'oo', 'stated'],
    ['Usual', 'oo', 'usual'],
    ['Unread', '??', 'stated'],
  ] as const) {
    await aMuseum(db, { name, states, grade, days: [] })
  }
  const opens = async (q: string) => {
    const answer = await json(`/api/search?q=${encodeURIComponent(q)}`)
    const places: { name: string; opens: string | null }[] = answer.places
    return { day: answer.openOn, places: places.map(({ name, opens }) => `${name}: ${opens}`) }
  }
  const onMonday = { day: '2026-11-23', places: ['Stated: stated', 'Usual: usual', 'Unread: unknown'] }
  await aPlace(db, { name: 'Told', description: 'An open space.' })
  expect((await opens('open Vienna')).places).toEqual((await opens('Vienna open')).places)
  for (const q of ['museum open on Monday Vienna', 'Wien Museum morgen', 'museum Vienna tomorrow'])
    expect(await opens(q)).toEqual(onMonday)
  expect(await opens('museum open on Monday')).toEqual({
    ...onMonday,
    places: onMonday.places.slice(0, 2),
  })
  expect((await opens('museum Vienna today')).places).toContain('Shut on Mondays: stated')
  expect(await opens('museum Vienna')).toMatchObject({
    day: null,
    places: expect.arrayContaining(['Usual: null']),
  })
})

test('where nothing around a city is known for Christmas, what is open at Christmas comes as a part of the text, and last what is for summer', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  const until = (christmas: string) => ({ states: `${'o'.repeat(33)}${christmas}`, days: [] })
  await aMuseum(db, { name: 'Open', grade: 'usual', ...until('o') })
  await aMuseum(db, { name: 'Closed', grade: 'usual', ...until('c') })
  await aPlace(db, { name: 'Lido', seasons: ['summer'], isFeatured: true })
  await aPlace(db, { name: 'Rink', seasons: ['winter'], isFeatured: true, lat: 48.3 })
  const open = { openOn: '2026-12-25', isFeast: true, wishes: ['winter'], isPartly: true }
  for (const q of ['christmas vienna', 'Weihnachtsmarkt Wien', 'christmas market near Vienna'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({
      ...{ ...open, total: 4, isOfTypesAlone: false },
      places: [{ name: 'Open', opens: 'usual' }, { name: 'Rink' }, { name: 'Lido' }],
    })
  expect(await json('/api/search?q=christmas market bratislava')).toMatchObject({ ...open, isNoCity: true })
  expect(await json('/api/search?q=christmas')).toMatchObject({ total: 0, openOn: null })
  await aPlace(db, { name: 'Fair', description: 'A Christmas market in Advent.' })
  expect(await json('/api/search?q=christmas+market+vienna')).toMatchObject({
    ...{ isPartly: false, openOn: null, places: [{ name: 'Fair' }] },
  })
})

type Reckoned = Pick<typeof placeHours.$inferInsert, 'states' | 'grade' | 'days'>

/** A notable one in Vienna, its hours reckoned from 22 November on. */
async function aMuseum(db: Database, { name, ...reckoned }: Reckoned & { name: string }) {
  const openingHours = name
  const { id, lat, lng } = await aPlace(db, { name, funTypes: ['museum'], isFeatured: true, openingHours })
  await db.insert(placeHours).values({
    ...{ placeId: id, openingHours, lat, lng, timeZone: 'Europe/Vienna', firstDay: '2026-11-22' },
    ...reckoned,
  })
}
