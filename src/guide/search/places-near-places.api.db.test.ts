import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { searchedGuide } from '../../../tests/searched-guide.ts'
import { SearchAnswer } from './search.schema.ts'

/** Paris with its tower, and what lies around it; a town far away with much the same. */
async function guide() {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Paris', country: 'France', slug: 'paris', lat: 48.86, lng: 2.35 })
  await aPlace(db, {
    name: 'Tour Eiffel',
    displayName: 'Eiffel Tower',
    lat: 48.8583,
    lng: 2.2945,
    isFeatured: true,
  })
  await aPlace(db, { name: 'Jardin', funTypes: ['playground'], lat: 48.862, lng: 2.2945 })
  await aPlace(db, { name: 'Bois', funTypes: ['playground'], lat: 48.8583, lng: 2.25, setting: 'outdoor' })
  await aPlace(db, { name: 'Eiffel Park', funTypes: ['playground'], lat: 40.4, lng: -3.7 })
  await aPlace(db, { name: 'Aquarium', funTypes: ['aquarium'], lat: 48.859, lng: 2.29, setting: 'indoor' })
  const search = async (q: string) =>
    SearchAnswer.parse(await json(`/api/search?q=${encodeURIComponent(q)}&limit=100`))
  const names = async (q: string) => (await search(q)).places.map(({ name }) => name)
  return { db, search, names }
}

test('what lies around a place that the text names is found, the nearest first, with how far it is from there', async () => {
  const { search, names } = await guide()
  const { places, around, nearMe } = await search('playground near Eiffel Tower')
  expect(places.map(({ name, kmFromThere }) => [name, kmFromThere?.toFixed(1)])).toEqual([
    ['Jardin', '0.4'],
    ['Bois', '3.3'],
  ])
  expect([around?.name, nearMe]).toEqual(['Eiffel Tower', null])
  expect(await names('Spielplatz nahe Eiffelturm')).toEqual(['Jardin', 'Bois'])
  expect(await names('playgrounds near eifel tower')).toEqual(['Jardin', 'Bois'])
  expect(await names('near the Eiffel Tower')).toEqual(['Eiffel Tower', 'Aquarium', 'Jardin', 'Bois'])
  expect(await names('playground in Paris near Eiffel Tower')).toEqual(['Jardin', 'Bois'])
  expect((await search('things near Eiffel Tower for a rainy day')).places[0]?.name).toBe('Aquarium')
})

test('sights that are no places of the guide are looked around, too, by whatever they are called', async () => {
  const { search, names } = await guide()
  const { places, around } = await search('aquarium near the Louvre')
  expect((await search("aquarium près de l'Arc de Triomphe")).around?.name).toBe('Arc de Triomphe')
  expect(around).toEqual({ slug: null, name: 'Louvre' })
  expect(places.map(({ name, kmFromThere }) => [name, kmFromThere?.toFixed(1)])).toEqual([
    ['Aquarium', '3.5'],
  ])
  expect(await names('aquarium near Montmartre, Paris')).toEqual(['Aquarium'])
  for (const q of ['aquarium Louvre', 'Arc de Triomphe Aquarium', 'near the Louvre aquarium'])
    expect([q, (await search(q)).places.map(({ kmFromThere }) => kmFromThere !== null)]).toEqual([q, [true]])
  // Nothing of the guide lies there, and Rome's is another.
  expect((await search('playground near Big Ben')).around).toBeNull()
  expect((await search('playground near Pantheon Paris')).around).toBeNull()
})

test('a sight alone is its city and what lies around it, the nearest first', async () => {
  const { db, search } = await guide()
  for (const q of ['Louvre', 'Musée du Louvre', 'Louvre Paris', 'Louvre with kids']) {
    const { cities, places, around } = await search(q)
    expect([q, cities.map(({ name }) => name), around?.name]).toEqual([q, ['Paris'], 'Louvre'])
    expect(places.map(({ name }) => name)).toEqual(['Eiffel Tower', 'Jardin', 'Aquarium', 'Bois'])
  }
  await aPlace(db, { name: 'Musée du Louvre', funTypes: ['museum'], lat: 48.8606, lng: 2.3376 })
  expect((await search('Louvre')).places[0]?.name).toBe('Musée du Louvre')
})

test('an airport is where one is: what lies around a place that is called so, or a part that is not known', async () => {
  const { db, search } = await guide()
  await aPlace(db, {
    name: 'Musée de l’Air',
    description: 'Aircraft.',
    funTypes: ['museum'],
    lat: 48.9,
    lng: 2.4,
  })
  for (const q of [
    'near Paris airport',
    'playground near the airport of Paris',
    'près de l’aéroport de Paris',
  ]) {
    const { places, isPartly, nearMe } = await search(q)
    const isOfAircraft = places[0]?.name.startsWith('Musée')
    expect([q, places.length > 0, isOfAircraft, isPartly, nearMe]).toEqual([q, true, false, true, 'address'])
  }
  await aPlace(db, { name: 'Visitors', displayName: 'Paris Airport Visitors Park', lat: 49, lng: 2.5 })
  expect((await search('museum near Paris airport')).around?.name).toBe('Paris Airport Visitors Park')
})

test('what is looked for may stand behind a place, too, and how far away it may be before it', async () => {
  const { search } = await guide()
  for (const q of [
    'near Eiffel Tower playground',
    'close to eiffel tower playground toddlers',
    'things near the Eiffel Tower playground',
    'playground within walking distance of Eiffel Tower',
    'playground walking distance Eiffel Tower',
    'playground 10 minutes from the Eiffel Tower',
    'playground less than 5 km from Eiffel Tower',
    'Spielplatz fußläufig vom Eiffelturm',
    'aire de jeux à 10 minutes à pied de la Tour Eiffel',
    'playground not far from Eiffel Tower',
  ]) {
    const { around, places } = await search(q)
    expect([q, around?.name, ...places.map(({ name }) => name)]).toEqual([
      q,
      'Eiffel Tower',
      'Jardin',
      'Bois',
    ])
  }
})

test('a search that looks around no place leaves out how far it is from there', async () => {
  const { search } = await guide()
  const { places, around } = await search('playground Paris')
  expect(new Set(places.map(({ kmFromThere }) => kmFromThere))).toEqual(new Set([null]))
  expect(around).toBeNull()
})

test('where nothing of the kind lies there, or what is named may be either of two, the words are looked for as they stand', async () => {
  const { db, search, names } = await guide()
  expect(await search('zoo near Eiffel Tower')).toMatchObject({ around: null, nearMe: 'address' })
  await aPlace(db, { name: 'Tivoli Gardens', lat: 55.67, lng: 12.57 })
  await aPlace(db, { name: 'Tivoli Friheden', lat: 56.13, lng: 10.19 })
  expect(await names('near Tivoli')).toEqual(['Tivoli Friheden', 'Tivoli Gardens'])
  expect((await search('near Tivoli Gardens')).around?.name).toBe('Tivoli Gardens')
})

test('a word that is used elsewhere, too, names no place', async () => {
  const { db, search } = await guide()
  await aPlace(db, { name: 'Coastal Station', lat: 41, lng: -8.6 })
  expect((await search('near station')).around?.name).toBe('Coastal Station')
  await aPlace(db, { name: 'Zoo', description: 'Beside the station.', lat: 51.2, lng: 4.4 })
  expect(await search('near station')).toMatchObject({ around: null, nearMe: 'address' })
})

test('only the device knows what is near the visitor: the search says so, and looks for nothing called so', async () => {
  const { db, search } = await guide()
  await aPlace(db, { name: 'Neanderthal Museum' })
  expect(await search('near me')).toMatchObject({ nearMe: 'visitor', places: [], total: 0 })
  const { places, nearMe } = await search('aquarium near me')
  expect([places.map(({ name }) => name), nearMe]).toEqual([['Aquarium'], 'visitor'])
})

test('who looks for a kind and names no town may mean his own, unless it is no place’s', async () => {
  const { search } = await guide()
  expect(await search('aquarium')).toMatchObject({
    nearMe: 'visitor',
    nearMeFilters: { funTypes: 'aquarium' },
  })
  for (const q of ['aquarium Paris', 'Eiffel Tower', 'sea lions'])
    expect([q, (await search(q)).nearMe]).toEqual([q, null])
})
