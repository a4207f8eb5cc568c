import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import { type ComputedPlace, computePlace, handMadePlace, saidBySources } from './place-merge.ts'
import { type PlaceSource, sourceOfFact } from './who-is-believed.ts'

const source = (fields: Parameters<typeof aCandidate>[0], goneSince: Date | null = null): PlaceSource => ({
  candidate: aCandidate(fields),
  goneSince,
})
const starter = source({
  provider: 'starter',
  externalId: 'starter/austria/vienna/zoo',
  description: 'Ours.',
  phone: '1',
})
const node = source({ externalId: 'node/1', date: '2020-01-01', phone: '2', website: 'https://node.at/' })
const way = source({ externalId: 'way/2', date: '2022-01-01', phone: '3' })

test('field by field the newest source that says something holds, the starter guide last', () => {
  const place = computePlace([starter, node, way])
  expect(place).toMatchObject({
    placeId: 'way/2',
    phone: '3',
    website: 'https://node.at/',
    description: 'Ours.',
  })
})

test('what its provider no longer has is believed less than what it has, but more than the starter guide', () => {
  const goneWay = { ...way, goneSince: new Date() }
  expect(computePlace([starter, goneWay, node])).toMatchObject({ placeId: 'node/1', phone: '2' })
  expect(computePlace([starter, goneWay])).toMatchObject({ placeId: 'way/2', phone: '3' })
})

test("the place's own website is believed first of hours and prices, of all else by its date; not once it is gone", () => {
  const site = source({
    ...{ provider: 'official-site', externalId: 'official-site/1', date: '2019-01-01' },
    ...{ openingHours: 'Mo-Su 09:00-17:00', price: 'paid', charge: '12 EUR', phone: '9' },
  })
  const map = source({
    ...{ externalId: 'way/2', date: '2022-01-01' },
    ...{ openingHours: 'Mo-Su 08:00-20:00', price: 'free', phone: '3' },
  })
  const bySite = {
    openingHours: 'Mo-Su 09:00-17:00',
    price: 'paid',
    charge: '12 EUR',
    phone: '3',
  }
  expect(computePlace([map, site])).toMatchObject(bySite)
  expect(computePlace([site, map])).toMatchObject(bySite)
  const goneSite = { ...site, goneSince: new Date() }
  expect(computePlace([goneSite, map])).toMatchObject({ openingHours: 'Mo-Su 08:00-20:00', price: 'free' })
})

test('a ticket is what one source says of it: no band of another stands beside a charge', () => {
  const site = source({
    ...{ provider: 'official-site', externalId: 'official-site/1', date: '2026-01-01' },
    ...{ price: 'paid', charge: '30 CHF' },
  })
  const guide = source({ provider: 'starter', externalId: 'starter/zoo', price: 'paid', priceBand: 1 })
  expect(computePlace([site, guide, way])).toMatchObject({ charge: '30 CHF', priceBand: null })
  const silent = source({ ...site.candidate.fields, provider: 'official-site', charge: null })
  expect(computePlace([silent, guide, way])).toMatchObject({ charge: null, priceBand: 1 })
})

test('a website that the place names no more is believed like what is gone; so is one where it names none', () => {
  const site = source({
    ...{ provider: 'official-site', externalId: 'official-site/1', date: '2023-01-01' },
    ...{ openingHours: 'Mo-Su 09:00-17:00', price: 'paid' },
  })
  const read = { ...site, candidate: { ...site.candidate, readFrom: 'https://zoo.example/' } }
  const map = (website: string | null) =>
    source({ externalId: 'way/2', date: '2022-01-01', openingHours: 'Mo-Su 08:00-20:00', website })
  const hoursBy = (website: string | null) => computePlace([read, map(website)])?.openingHours
  expect(hoursBy('https://zoo.example/')).toBe('Mo-Su 09:00-17:00')
  expect(hoursBy('http://www.zoo.example/home')).toBe('Mo-Su 09:00-17:00')
  expect(hoursBy('https://new.example/')).toBe('Mo-Su 08:00-20:00')
  expect(hoursBy(null)).toBe('Mo-Su 08:00-20:00')
  const before = computePlace([read, map('https://zoo.example/')]) as ComputedPlace
  const edits = { editedFields: ['website'], current: { ...before, website: 'https://new.example/' } }
  expect(computePlace([read, map('https://zoo.example/')], edits)).toMatchObject({
    ...{ website: 'https://new.example/', openingHours: 'Mo-Su 08:00-20:00', price: 'paid' },
  })
  const both = [read, map('https://other.example/')]
  expect(saidBySources(both, { website: 'https://zoo.example/' })).toMatchObject({
    ...{ website: 'https://other.example/', openingHours: 'Mo-Su 09:00-17:00' },
  })
})

test('the primary fun type is the first in the order of the guide; those of the starter guide come after', () => {
  const park = source({ externalId: 'way/2', date: '2022-01-01', funTypes: ['outdoor'] })
  const museum = source({ externalId: 'node/1', date: '2020-01-01', funTypes: ['museum'] })
  const ours = source({ provider: 'starter', externalId: 'starter/x', funTypes: ['aquarium', 'outdoor'] })
  expect(computePlace([park, museum, ours])?.funTypes).toEqual(['museum', 'outdoor', 'aquarium'])
  expect(computePlace([ours])?.funTypes).toEqual(['aquarium', 'outdoor'])
})

test('a house number never stands beside the street of another source', () => {
  const street = source({ externalId: 'way/2', date: '2022-01-01', addrStreet: 'Lindengasse' })
  const number = source({
    externalId: 'node/1',
    date: '2020-01-01',
    addrStreet: 'Am Platz',
    addrHousenumber: '7',
    addrCity: 'Wien',
  })
  expect(computePlace([street, number])?.address).toBe('Lindengasse, Wien')
})

test('a street keeps its own town: what a newer source calls the town is no part of it', () => {
  const town = source({ externalId: 'way/2', date: '2022-01-01', addrCity: 'München' })
  const whole = source({
    ...{ provider: 'starter', externalId: 'starter/x', addrStreet: 'Museumsinsel' },
    ...{ addrHousenumber: '1', addrPostcode: '80538', addrCity: 'Munich', addrCountry: 'Germany' },
  })
  expect(computePlace([town, whole])?.address).toBe('Museumsinsel 1, 80538 Munich, Germany')
})

test('what an address leaves open comes from a source that agrees with it, never from another street or town', () => {
  const newest = source({
    externalId: 'way/3',
    date: '2023-01-01',
    addrStreet: 'Lindengasse',
    addrCity: 'Wien',
  })
  const elsewhere = source({
    ...{ externalId: 'way/2', date: '2022-01-01', addrStreet: 'Am Platz', addrHousenumber: '3' },
    ...{ addrPostcode: '8010', addrCity: 'Graz' },
  })
  const same = source({
    ...{ externalId: 'node/1', date: '2021-01-01', addrStreet: 'LINDENGASSE', addrHousenumber: '7' },
    ...{ addrPostcode: '1070', addrCity: 'Wien' },
  })
  expect(computePlace([newest, elsewhere, same])?.address).toBe('Lindengasse 7, 1070 Wien')
  expect(computePlace([newest, elsewhere])?.address).toBe('Lindengasse, Wien')
})

test('one end of an age range is no word on the other, unless the two make no range', () => {
  const from = source({ externalId: 'way/2', date: '2022-01-01', ageGroupMin: 3 })
  const range = source({ date: '2020-01-01', ageGroupMin: 1, ageGroupMax: 12 })
  expect(computePlace([from, range])).toMatchObject({ ageGroupMin: 3, ageGroupMax: 12 })
  const little = source({ date: '2020-01-01', ageGroupMin: 0, ageGroupMax: 2 })
  expect(computePlace([from, little])).toMatchObject({ ageGroupMin: 3, ageGroupMax: null })
})

test.each([
  ['http://zoo.at/', 'https://www.zoo.at', 'https://www.zoo.at/'],
  ['http://www.zoo.at/visit/', 'https://zoo.at/visit', 'https://zoo.at/visit'],
  ['http://zoo.at/visit', 'https://zoo.at/', 'http://zoo.at/visit'],
  ['http://zoo.at/', 'https://tickets.zoo.at/', 'http://zoo.at/'],
  ['https://zoo.at/', 'https://www.zoo.at/', 'https://zoo.at/'],
])('of %s, and %s of an older source, the place has %s', (newer, older, website) => {
  const sources = [
    source({ externalId: 'way/2', date: '2022-01-01', website: newer }),
    source({ date: '2020-01-01', website: new URL(older).href }),
  ]
  expect(computePlace(sources)?.website).toBe(website)
})

test('a museum is indoors by its kind unless a source says otherwise', () => {
  expect(computePlace([source({ likelySetting: 'indoor' })])?.setting).toBe('indoor')
  expect(computePlace([source({ likelySetting: 'indoor', setting: 'outdoor' })])?.setting).toBe('outdoor')
})

test('a display name that says the same as the name is none', () => {
  const english = source({ provider: 'starter', externalId: 'starter/x', displayName: 'Linden Zoo' })
  expect(computePlace([source({ name: 'Linden Zoo' }), english])?.displayName).toBeNull()
})

test('an editor comes before every source, and an age range stays a range', () => {
  const current = computePlace([source({ phone: '9', ageGroupMin: 8, ageGroupMax: null })])
  const edits = { editedFields: ['phone', 'ageGroupMin'], current: current as ComputedPlace }
  const place = computePlace(
    [source({ phone: '2', ageGroupMin: 1, ageGroupMax: 6, website: 'https://a.at/' })],
    edits,
  )
  expect(place).toMatchObject({ phone: '9', ageGroupMin: 8, ageGroupMax: null, website: 'https://a.at/' })
})

test('a shift below a metre is no change, and one that comes to a metre bit by bit is', () => {
  const current = computePlace([source({ lat: 48.2 })]) as ComputedPlace
  const shifted = (metres: number) =>
    computePlace([source({ lat: 48.2 + metres / 111_195 })], { editedFields: [], current })
  expect(shifted(0.9)).toEqual(current)
  expect(shifted(1.1)?.lat).toBeGreaterThan(48.2)
})

test('the address follows its parts, also those an editor has set', () => {
  const current = computePlace([source({ addrStreet: 'Lindengasse' })]) as ComputedPlace
  const sources = [source({ addrStreet: 'Am Platz', addrCity: 'Wien', addrCountry: 'Austria' })]
  expect(computePlace(sources, { editedFields: ['addrStreet'], current })?.address).toBe(
    'Lindengasse, Wien, Austria',
  )
})

test('a name goes by no date of an answer: OpenStreetMap names, then the first by id, and a date of its own comes first', () => {
  const named = (externalId: string, date: string, more: Parameters<typeof aCandidate>[0] = {}) =>
    source({ externalId, name: externalId, displayName: `${externalId} in English`, date, ...more })
  const undated = { hasOwnDate: false }
  const nameOf = (...sources: PlaceSource[]) => {
    const { name, displayName, placeId } = computePlace(sources) ?? {}
    expect([displayName, placeId]).toEqual([`${name} in English`, name])
    return name
  }
  for (const [one, other] of [
    ['2026-01-01', '2026-02-01'],
    ['2026-03-01', '2026-02-01'],
  ] as const) {
    const geoapify = named('geoapify/1', other, { provider: 'geoapify', ...undated })
    expect(nameOf(geoapify, named('way/2', one, undated))).toBe('way/2')
    expect(nameOf(named('way/3', other, undated), named('way/2', one, undated))).toBe('way/2')
    expect(nameOf(named('way/3', '2018-01-01'), named('way/2', one, undated))).toBe('way/3')
  }
  expect(nameOf(named('way/3', '2019-01-01'), named('way/2', '2018-01-01'))).toBe('way/3')
})

test('without a source there is no place', () => {
  expect(computePlace([])).toBeUndefined()
})

test('the id is that of OpenStreetMap, also where another provider knows better; else that of the best source', () => {
  const geoapify = source({ provider: 'geoapify', externalId: 'geoapify/1', date: '2023-01-01' })
  expect(computePlace([geoapify, node])?.placeId).toBe('node/1')
  expect(computePlace([starter, geoapify])?.placeId).toBe('geoapify/1')
})

test('a source without a date comes after those that have one, and of two alike the first by id', () => {
  const undated = source({ externalId: 'node/0', phone: '8' })
  expect(computePlace([undated, node])?.phone).toBe('2')
  const [a, b] = [source({ externalId: 'node/1', phone: 'a' }), source({ externalId: 'node/2', phone: 'b' })]
  for (const both of [
    [a, b],
    [b, a],
  ])
    expect(computePlace(both)?.phone).toBe('a')
})

test('of two readings of one record the one that stands first holds', () => {
  const [newer, older] = [source({ phone: 'newer' }), source({ phone: 'older' })]
  expect(computePlace([newer, older])?.phone).toBe('newer')
})

test('categories of all sources stand together, what one source alone says is said', () => {
  const one = source({ externalId: 'way/2', date: '2022-01-01', categories: ['tourism=zoo'] })
  const more = source({
    ...{
      categories: ['tourism=zoo', 'zoo=aviary'],
      openingHours: 'Mo 10:00-12:00',
      wheelchair: 'yes',
    },
    ...{ displayName: 'Linden Zoo', likelySetting: 'indoor' },
  })
  expect(computePlace([one, more])).toMatchObject({
    categories: ['tourism=zoo', 'zoo=aviary'],
    openingHours: 'Mo 10:00-12:00',
    wheelchair: 'yes',
    displayName: 'Linden Zoo',
    setting: 'indoor',
  })
  expect(computePlace([one])).toMatchObject({ wheelchair: null, setting: null })
})

test('seasons come whole from the first source that speaks of them', () => {
  const allYear = source({ externalId: 'way/2', date: '2022-01-01', seasonal: false })
  const summer = source({ date: '2020-01-01', seasonal: true, seasons: ['summer'] })
  const springOnly = source({ date: '2021-01-01', seasons: ['spring'] })
  const silent = source({ externalId: 'way/9', date: '2023-01-01' })
  expect(computePlace([silent, summer])).toMatchObject({ seasonal: true, seasons: ['summer'] })
  expect(computePlace([allYear, summer])).toMatchObject({ seasonal: false, seasons: [] })
  expect(computePlace([springOnly, summer])).toMatchObject({ seasonal: false, seasons: ['spring'] })
  expect(computePlace([silent])).toMatchObject({ seasonal: false, seasons: [] })
})

test('an age range is filled from other sources at either end, as long as it is one', () => {
  const ages = (...all: [number | null, number | null][]) => {
    const place = computePlace(
      all.map(([ageGroupMin, ageGroupMax], i) =>
        source({ externalId: `node/${i}`, date: `${2022 - i}-01-01`, ageGroupMin, ageGroupMax }),
      ),
    )
    return [place?.ageGroupMin, place?.ageGroupMax]
  }
  expect(ages([null, 12], [3, null])).toEqual([3, 12])
  expect(ages([null, 2], [3, 12])).toEqual([null, 2])
  expect(ages([null, null], [3, null], [0, 2])).toEqual([3, null])
  expect(ages([3, null], [0, 3])).toEqual([3, 3])
  expect(ages([null, null])).toEqual([null, null])
})

test('an age that an editor has set drops the other end where the two make no range, and nothing else', () => {
  const ages = (edited: ('ageGroupMin' | 'ageGroupMax' | 'phone')[], [min, max]: (number | null)[]) => {
    const current = computePlace([source({ ageGroupMin: 8, ageGroupMax: 2 })]) as ComputedPlace
    const sources = [source({ ageGroupMin: min ?? null, ageGroupMax: max ?? null })]
    const place = computePlace(sources, { editedFields: edited, current })
    return [place?.ageGroupMin, place?.ageGroupMax]
  }
  expect(ages(['ageGroupMin'], [1, 6])).toEqual([8, null])
  expect(ages(['ageGroupMin'], [1, 8])).toEqual([8, 8])
  expect(ages(['ageGroupMax'], [5, 6])).toEqual([null, 2])
  expect(ages(['ageGroupMax'], [2, 6])).toEqual([2, 2])
  expect(ages(['phone'], [3, null])).toEqual([3, null])
  expect(ages(['phone'], [null, 3])).toEqual([null, 3])
  expect(ages(['phone'], [3, 12])).toEqual([3, 12])
})

test('an address that an editor wrote stays, whatever its parts say', () => {
  const current = { ...(computePlace([source({})]) as ComputedPlace), address: 'Behind the church' }
  const sources = [source({ addrStreet: 'Am Platz', displayName: 'Lindenzoo' })]
  expect(computePlace(sources, { editedFields: ['address'], current })).toMatchObject({
    address: 'Behind the church',
    displayName: null,
  })
  expect(computePlace(sources, { editedFields: ['phone'], current })?.address).toBe('Am Platz')
})

test('a place that editors made has the address of its parts, and no display name that repeats its name', () => {
  const current = {
    ...(computePlace([source({ addrStreet: 'Am Platz', addrCity: 'Wien' })]) as ComputedPlace),
    displayName: 'Lindenzoo',
    address: null,
  }
  expect(handMadePlace({ editedFields: ['name'], current })).toEqual({
    ...current,
    displayName: null,
    address: 'Am Platz, Wien',
  })
})

const website = source({
  ...{ provider: 'official-site', externalId: 'official-site/1', date: '2023-01-01', name: 'Our Zoo' },
  ...{ displayName: 'Our Zoo!', funTypes: ['museum'], phone: '9' },
})

test("a place's own website says neither its name nor its kind, unless it is all there is", () => {
  const known = computePlace([website, node])
  expect(known).toMatchObject({ placeId: 'node/1', name: 'Lindenzoo', funTypes: ['zoo'], phone: '9' })
  expect(known?.displayName).toBe('Our Zoo!')
  expect(computePlace([website])).toMatchObject({ placeId: null, name: 'Our Zoo', funTypes: ['museum'] })
})

test('what was read when a record said less, without a kind, fills gaps alone', () => {
  const bare = source({
    ...{ externalId: 'way/2', date: '2023-01-01' },
    name: 'Bare',
    funTypes: [],
    phone: '3',
  })
  expect(computePlace([bare, node])).toMatchObject({ placeId: 'node/1', name: 'Lindenzoo', phone: '3' })
  expect(computePlace([bare])).toMatchObject({ placeId: 'way/2', name: 'Bare' })
})

test('name, position and kind are told of the source that names the place, a display name of it first', () => {
  const named = source({ externalId: 'node/1', date: '2020-01-01', displayName: 'Our Zoo!' })
  const all = [website, named]
  expect(sourceOfFact(all, 'name', 'Our Zoo')).toBeUndefined()
  expect(sourceOfFact([website, node], 'lat', 48.2)?.externalId).toBe('node/1')
  expect(sourceOfFact([website, node], 'lng', 16.37)?.externalId).toBe('node/1')
  expect(sourceOfFact(all, 'displayName', 'Our Zoo!')?.externalId).toBe('node/1')
  expect(sourceOfFact([website, node], 'displayName', 'Our Zoo!')?.externalId).toBe('official-site/1')
})

test('the language is that of the description that holds, and of an editor’s English', () => {
  const silentOne = source({ externalId: 'way/2', date: '2022-01-01', descriptionLanguage: 'fr' })
  const german = source({
    ...{ externalId: 'node/1', date: '2020-01-01' },
    ...{ description: 'Ein Zoo.', descriptionLanguage: 'de' },
  })
  const place = computePlace([silentOne, german]) as ComputedPlace
  expect(place.descriptionLanguage).toBe('de')
  const edited = (editedFields: string[]) =>
    computePlace([german], { editedFields, current: { ...place, description: 'A zoo.' } })
  expect(edited(['description'])).toMatchObject({ description: 'A zoo.', descriptionLanguage: null })
  expect(edited(['phone'])).toMatchObject({ description: 'Ein Zoo.', descriptionLanguage: 'de' })
})

test('an empty list says nothing', () => {
  const empty = source({ externalId: 'way/2', date: '2022-01-01', food: [] })
  const fed = source({ externalId: 'node/1', date: '2020-01-01', food: ['cafe'] })
  expect(computePlace([empty, fed])?.food).toEqual(['cafe'])
  expect(computePlace([empty])?.food).toEqual([])
})

test('a place is drawn as what the starter guide says, then its tags, and its names', () => {
  const tagged = source({ externalId: 'node/1', date: '2020-01-01', scene: 'elephant' })
  const drawnFirst = (...sources: PlaceSource[]) => computePlace(sources)?.scenes[0]
  expect(drawnFirst(tagged)).toBe('zoo-elephant')
  expect(drawnFirst(tagged, { ...starter, candidate: { ...starter.candidate, scene: 'panda' } })).toBe(
    'zoo-panda',
  )
  const bears = source({ name: 'Bärenwald', displayName: 'Bear Park' })
  expect(drawnFirst(bears)).toBe('zoo-bear')
})

test('a fact comes from the source that is believed most of those that say it', () => {
  const sources = [starter, source({ externalId: 'node/3', date: '2019-01-01', phone: '2' }), way, node]
  expect(sourceOfFact(sources, 'phone', '2')?.externalId).toBe('node/1')
  expect(sourceOfFact(sources, 'funTypes', ['zoo'])?.externalId).toBe('way/2')
  expect(sourceOfFact(sources, 'phone', '9')).toBeUndefined()
})

test('the sources give the same place in any order', () => {
  const maybe = (text: string) => fc.constantFrom(null, text, `${text} 2`)
  const drawn = fc.record({
    provider: fc.constantFrom('openstreetmap', 'geoapify', 'starter'),
    date: fc.constantFrom('2019-01-01', '2020-01-01', '2021-01-01'),
    phone: maybe('+43 1'),
    addrStreet: maybe('Lindengasse'),
    addrCity: maybe('Wien'),
    ageGroupMin: fc.constantFrom(null, 2, 5),
    setting: fc.constantFrom(null, 'indoor' as const, 'both' as const),
    isGone: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 5 }), (all) => {
      const sources = all.map(({ isGone, ...fields }, index) =>
        source({ ...fields, externalId: `node/${index}` }, isGone ? new Date(0) : null),
      )
      expect(computePlace(sources.toReversed())).toEqual(computePlace(sources))
    }),
  )
})

test('both days of a closure are the word of one source, and one without an end is over where better hours are known', () => {
  const openEnd = source({ externalId: 'node/1', date: '2026-01-01', closedFrom: '2026-01-01' })
  const dated = source({
    ...{ externalId: 'way/2', date: '2022-01-01' },
    ...{ closedFrom: '2022-01-01', closedUntil: '2022-03-01' },
  })
  expect(computePlace([dated, openEnd])).toMatchObject({ closedFrom: '2026-01-01', closedUntil: null })
  const hours = source({ externalId: 'way/3', date: '2026-02-01', openingHours: 'Mo-Su 09:00-17:00' })
  expect(computePlace([openEnd, hours])).toMatchObject({ closedFrom: null, closedUntil: null })
  expect(computePlace([dated, hours])).toMatchObject({ closedFrom: '2022-01-01', closedUntil: '2022-03-01' })
  const older = source({ externalId: 'way/3', date: '2025-02-01', openingHours: 'Mo-Su 09:00-17:00' })
  expect(computePlace([openEnd, older])).toMatchObject({ closedFrom: '2026-01-01', closedUntil: null })
})

test("the place's own website is believed first of closures, too", () => {
  const site = source({
    ...{ provider: 'official-site', externalId: 'official-site/1', date: '2019-01-01' },
    ...{ closedUntil: '2026-03-01', specialHours: '2026 Dec 24 off' },
  })
  const map = source({ externalId: 'way/2', date: '2022-01-01', closedFrom: '2026-01-01' })
  expect(computePlace([map, site])).toMatchObject({
    ...{ closedFrom: null, closedUntil: '2026-03-01', specialHours: '2026 Dec 24 off' },
  })
})
