import { expect, onTestFinished, test, vi } from 'vitest'
import type { KeptPlace } from './kept-place.schema.ts'
import { keptSearch } from './kept-search.ts'
import type { Pack } from './pack.ts'

const types = { zoo: 'Zoo', aquarium: 'Aquarium', playground: 'Playground' }

const place = (id: number, placeName: string, type: keyof typeof types, fields: Partial<KeptPlace> = {}) =>
  ({
    ...{
      id,
      slug: `place-${id}`,
      placeName,
      name: placeName,
      addrCity: 'Vienna',
      setting: null,
      price: null,
    },
    ...{
      bestAgeMin: null,
      bestAgeMax: null,
      ageGroupMin: null,
      ageGroupMax: null,
      scenes: [],
      seasons: [],
      food: [],
    },
    ...{ funTypes: [{ slug: type, name: types[type] }], ...fields },
  }) as KeptPlace

const places = [
  place(5, 'Tierhaus', 'zoo'),
  place(1, 'Haus des Meeres', 'aquarium', { setting: 'indoor' }),
  place(2, 'Wasserspielplatz Donauinsel', 'playground', { price: 'free', bestAgeMin: 2 }),
  place(3, 'Schönbrunn', 'zoo', { price: 'paid' }),
  place(4, 'Meerschweinchenhof', 'zoo', { buggy: 'yes', food: ['picnic'] }),
]

const pack = {
  ...{
    key: 'city/vienna',
    name: 'Vienna',
    keptAt: '2026-11-23T08:00:00Z',
    places,
    files: [],
    bytes: 0,
    answers: {},
  },
  city: { id: 1, name: 'Vienna', country: 'Austria', slug: 'vienna', radius: 100, radiiKm: [] },
} as unknown as Pack

test.each([
  ['what a family needs', 'zoo with a buggy and picnic', [4]],
  ['what begins with the words comes before what has them inside', 'haus', [1, 5]],
  ['inside of words', 'spielplatz', [2]],
  ['not so inside of words for one or two letters', 'ee', []],
  ['a kind in another language', 'Tierpark', [5, 3, 4]],
  ['a kind and a wish', 'free playground', [2]],
  ['a wish that nobody is known to grant', 'free zoo', []],
  ['an umlaut that is spelt with an e', 'schoenb', [3]],
  ['a word that is misspelt', 'schonbrun', [3]],
  ['a town', 'vienna', [5, 1, 2, 3, 4]],
  ['all but a kind', 'no zoos', [1, 2]],
  ['all but a kind in a town', 'Wien ohne Zoo', [1, 2]],
  ['nothing', '', []],
])('a search without a network finds %s: %s', (_, text, ids) => {
  expect(keptSearch([pack], text).places.map(({ id }) => id)).toEqual(ids)
})

test('without a network, too, what is only spelt much like a text is told to be so', () => {
  expect([keptSearch([pack], 'shonbrunn').isAlike, keptSearch([pack], 'haus').isAlike]).toEqual([true, false])
})

test('without a network, too, a thing is found by what a drawing, a name or a description tells of it, and else that none is known for it is said', () => {
  const hall = (id: number, name: string, fields: Partial<KeptPlace>) => place(id, name, 'playground', fields)
  const kept = [
    hall(1, 'Hall', { scenes: ['sport_activities-ice-skating'] }),
    hall(2, 'Pond', { description: 'In winter it is a skating rink.' }),
    hall(3, 'Eishalle', {}),
    hall(4, 'Meadow', { funTypes: [{ slug: 'sport_activities', name: 'Sport Activities' }] as never }),
  ]
  const found = (places: KeptPlace[]) => {
    const { places: found, isOfTypesAlone } = keptSearch([{ ...pack, places }], 'Eislaufen')
    return [found.map(({ id }) => id), isOfTypesAlone]
  }
  expect(found(kept)).toEqual([[1, 2, 3], false])
  expect(found(kept.slice(3))).toEqual([[4], true])
  const told = (description: string, text: string) =>
    keptSearch([{ ...pack, places: [hall(1, 'Hall', { description })] }], text).total
  expect([told('It has mini-golf.', 'minigolf'), told('Children ride ponies.', 'pony')]).toEqual([1, 1])
  expect([told('The surface is hard.', 'surfing'), told('The surf is high.', 'surfing')]).toEqual([0, 1])
})

test('a city that is kept is found beside its places, and comes first', () => {
  const { cities, isAboutPlaces, total } = keptSearch([pack], 'Vienna')
  expect([cities.map(({ slug }) => slug), isAboutPlaces, total]).toEqual([['vienna'], false, 6])
})

test('without a network, too, what is closed on the day that a text names is left out', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const monday = (open: [string, string][]) => ({
    grade: 'usual' as const,
    days: [{ starts: '2026-11-23T00:00+01:00', open }],
  })
  const from9 = monday([['2026-11-23T09:00+01:00', '2026-11-23T17:00+01:00']])
  const kept = [
    place(1, 'Shut', 'zoo', {
      timeZone: 'Europe/Vienna',
      hours: monday([]),
    }),
    place(2, 'Open', 'zoo', { timeZone: 'Europe/Vienna', hours: from9 }),
  ]
  const answer = keptSearch([{ ...pack, places: kept }], 'zoo open on monday vienna')
  expect(answer.openOn).toBe('2026-11-23')
  expect(answer.places.map(({ name, opens }) => [name, opens])).toEqual([['Open', 'usual']])
  const at = (text: string) => {
    const { openAt, places } = keptSearch([{ ...pack, places: kept }], text)
    return [openAt, ...places.map(({ name, openHours }) => `${name}: ${openHours}`)]
  }
  expect(at('zoo vienna monday morning')).toEqual(['10:00', 'Open: 9:00–17:00'])
  expect(at('zoo vienna monday evening')).toEqual(['19:00'])
  expect(at('zoo vienna monday 10am-5pm')).toEqual(['10:00', 'Open: 9:00–17:00'])
  expect(at('zoo vienna monday 10am-6pm')).toEqual(['10:00'])
  vi.setSystemTime(new Date('2026-11-23T08:00:00Z'))
  expect(at('zoo vienna open now')).toEqual(['now', 'Open: 9:00–17:00'])
  vi.setSystemTime(new Date('2026-11-23T17:00:00Z'))
  expect(at('zoo vienna open now')).toEqual(['now'])
})

test('without a network, too, what lies around a place that the text names is found, and what is near the visitor is asked of Near me', () => {
  const kept = [
    place(1, 'Haus des Meeres', 'aquarium', { lat: 48.1976, lng: 16.3528 }),
    place(2, 'Far Playground', 'playground', { lat: 48.24, lng: 16.4 }),
    place(3, 'Esterházypark', 'playground', { lat: 48.1972, lng: 16.3535, price: 'free' }),
    place(4, 'Linz Playground', 'playground', { lat: 48.3, lng: 14.28 }),
  ]
  const { places, around, nearMe } = keptSearch(
    [{ ...pack, places: kept }],
    'Spielplatz nahe Haus des Meeres',
  )
  expect(places.map(({ id, kmFromThere }) => [id, kmFromThere?.toFixed(1)])).toEqual([
    [3, '0.1'],
    [2, '5.9'],
  ])
  expect([around?.slug, nearMe]).toEqual(['place-1', null])
  const near = keptSearch([{ ...pack, places: kept }], 'aquarium near me')
  expect([near.places.map(({ id }) => id), near.nearMe]).toEqual([[1], 'visitor'])
  const found = (text: string) => {
    const { places, around } = keptSearch([{ ...pack, places: kept }], text)
    return [places.map(({ id }) => id), around?.slug]
  }
  expect(found('things near Haus des Meeres for free')).toEqual([[3], 'place-1'])
  expect(found('near Haus des Meeres playground')).toEqual([[3, 2], 'place-1'])
  expect(found('zoo near Haus des Meeres')).toEqual([[], undefined])
  expect(found('playground near the Stephansdom')).toEqual([[3, 2], null])
  expect(found('playground Stephansdom')).toEqual([[3, 2], null])
  expect(found('playground near Nowhere')).toEqual([[], undefined])
})

test('what is not known of any place, and where an airport is, is told without a network as well', () => {
  const told = (q: string) => {
    const { isOfTypesAlone, isPartly } = keptSearch([pack], q)
    return [isOfTypesAlone, isPartly]
  }
  expect(['zoo', 'zoo parking', 'zoo near Vienna airport'].map(told)).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
})
