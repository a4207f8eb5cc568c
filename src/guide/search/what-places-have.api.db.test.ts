import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { searchedGuide } from '../../../tests/searched-guide.ts'
import { search } from './search.queries.ts'
import { SearchAnswer } from './search.schema.ts'

test('a thing that children ask for is found where a name, a drawing or a description tells of it, and nowhere else', async () => {
  const { db, json, names } = await searchedGuide()
  await aPlace(db, { name: 'Antwerp Zoo', funTypes: ['zoo'], isFeatured: true })
  await aPlace(db, {
    name: 'Bergen Aquarium',
    funTypes: ['aquarium'],
    isFeatured: true,
    scenes: ['zoo-penguins'],
  })
  await aPlace(db, { name: 'Duisburg Zoo', funTypes: ['zoo'], description: 'At noon a penguin walks by.' })
  expect(await names('penguins')).toEqual({ cities: [], places: ['Bergen Aquarium', 'Duisburg Zoo'] })
  expect(await json('/api/search?q=penguins')).toMatchObject({
    isOfTypesAlone: false,
    total: 2,
    places: [{ excerpt: null }, { excerpt: 'noon a penguin walks' }],
  })
})

test('an excerpt of the description says why a place was found, unless its name does', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Meadow', description: 'Knights fight here.' })
  await aPlace(db, { name: 'Palace of the Knights', description: 'Knights lived here.' })
  const { places } = SearchAnswer.parse(await json('/api/search?q=knights'))
  expect(places.map(({ excerpt }) => excerpt)).toEqual([null, 'Knights fight here'])
})

test("in whatever language a thing is looked for, it is found by what the guide's own calls it", async () => {
  const { db, json, names } = await searchedGuide()
  await aPlace(db, { name: 'Meadow', description: 'In winter the pond is a rink for everybody.' })
  await aPlace(db, { name: 'Cellar', description: 'Six bowling lanes.' })
  for (const typed of ['ice rink', 'ice skating', 'Eislaufen', 'patinoire', 'schaatsen', 'пързалка'])
    expect((await names(typed)).places, typed).toEqual(['Meadow'])
  expect((await names('Kegelbahn')).places).toEqual(['Cellar'])
  expect(await json('/api/search?q=Eislaufen')).toMatchObject({
    places: [{ excerpt: 'winter the pond is a rink for everybody' }],
  })
})

test('what is drawn as the thing is found from all over the guide, notable or not', async () => {
  const { db, names } = await searchedGuide()
  const rink = { funTypes: ['sport_activities'], scenes: ['sport_activities-ice-skating'] }
  await aPlace(db, { name: 'Uithof', ...rink })
  await aPlace(db, { name: 'Palace', ...rink, isFeatured: true })
  await aPlace(db, { name: 'Wall', funTypes: ['sport_activities'], isFeatured: true })
  expect((await names('ice rink')).places).toEqual(['Palace', 'Uithof'])
})

test('a playground comes before a zoo that has one, be it near and notable', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'City Zoo', funTypes: ['zoo', 'playground'], isFeatured: true })
  await aPlace(db, { name: 'Meadow', lat: 48.25 })
  expect((await names('Spielplatz Wien')).places).toEqual(['Meadow', 'City Zoo'])
})

test('a playground under a roof is known to be an indoor playground, and comes before a museum that is near', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Motor World', funTypes: ['entertainment'], setting: 'indoor', isFeatured: true })
  await aPlace(db, { name: 'Kiddieland', lat: 48.25, setting: 'indoor' })
  expect((await names('soft play Wien')).places).toEqual(['Kiddieland', 'Motor World'])
  const { isOfTypesAlone, places } = SearchAnswer.parse(await json('/api/search?q=soft+play+Wien'))
  expect([isOfTypesAlone, places.map(({ notKnownFor }) => notKnownFor)]).toEqual([false, [[], ['soft play']]])
})

test('what is known for a thing comes before what is nearer and may not have it at all', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'River Tunnel', funTypes: ['entertainment'], setting: 'indoor', isFeatured: true })
  await aPlace(db, { name: 'Kiddieland', lat: 48.5, setting: 'indoor' })
  expect((await names('soft play Wien')).places).toEqual(['Kiddieland', 'River Tunnel'])
})

test('where there is a water park one can swim, and there is a pool', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Aquaworld', funTypes: ['waterpark'] })
  for (const q of ['swimming+Vienna', 'piscine+Vienna', 'cool+down+Vienna'])
    expect(await json(`/api/search?q=${q}`)).toMatchObject({
      isOfTypesAlone: false,
      places: [{ name: 'Aquaworld', notKnownFor: [] }],
    })
})

test('of a museum of what nobody knows the answer says that none is known for it', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Town Museum', funTypes: ['museum'], isFeatured: true })
  expect(await json('/api/search?q=Polizeimuseum')).toMatchObject({ isOfTypesAlone: true, total: 1 })
})

test('who looks for a pool is not led to the beach, and who wants to swim is', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Lido Beach', funTypes: ['outdoor'], isFeatured: true })
  await aPlace(db, { name: 'Lahti Pool', funTypes: ['waterpark'], isFeatured: true })
  expect((await names('Freibad')).places).toEqual(['Lahti Pool'])
  expect((await names('swimming')).places.toSorted()).toEqual(['Lahti Pool', 'Lido Beach'])
})

test("who looks for bowling is not led to a skater's bowl", async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Meadow', description: 'There is a bowl for skaters.' })
  await aPlace(db, { name: 'Cellar', description: 'Six bowling lanes, of which one has rails.' })
  expect((await names('bowling')).places).toEqual(['Cellar'])
  expect((await names('bowl')).places.toSorted()).toEqual(['Cellar', 'Meadow'])
})

test('what is done there is found by other forms of the word', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Cape', description: 'Bring snorkels, and feed the fish.' })
  expect((await names('snorkeling')).places).toEqual(['Cape'])
  expect((await names('feeding fish')).places).toEqual(['Cape'])
})

test('a short word within another is not what was looked for', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Museum aan de Stroom' })
  await aPlace(db, { name: 'Room of Mirrors' })
  expect((await names('panic room')).places).toEqual(['Room of Mirrors'])
})

test('what only begins like a word for a thing is not the thing', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Salzburg', lat: 47.8, lng: 13 })
  const near = { lat: 47.8, lng: 13, funTypes: ['zoo' as const] }
  for (const name of [
    'Bürgerpark',
    'Villa Borghese',
    'Battersea Park',
    'Sankt Veit',
    'Burg Hohenwerfen',
    'Cable Car',
  ])
    await aPlace(db, { ...near, name })
  expect((await names('castle salzburg')).places).toEqual(['Burg Hohenwerfen'])
  expect((await names('Burg bei Salzburg')).places).toEqual(['Burg Hohenwerfen'])
  for (const thing of ['boat trip', 'sledging', 'cars'])
    expect((await names(`${thing} salzburg`)).places).toEqual([])
})

test('a word that is understood is no misspelt name', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', lat: 48.2, lng: 16.4 })
  await aPlace(db, {
    name: 'Lainzer Tiergarten',
    addrCity: 'Vienna',
    lat: 48.2,
    lng: 16.3,
    funTypes: ['zoo'],
  })
  expect((await names('lake vienna')).places).toEqual([])
  expect((await names('lainzr tiergarten')).places).toEqual(['Lainzer Tiergarten'])
})

test('where nothing is known for a thing, places of its type are found, and the answer says so', async () => {
  const { db, json, names } = await searchedGuide()
  await aPlace(db, { name: 'Prater', funTypes: ['entertainment'], isFeatured: true })
  expect((await names('bowling')).places).toEqual(['Prater'])
  expect(await json('/api/search?q=bowling')).toMatchObject({
    isOfTypesAlone: true,
    places: [{ notKnownFor: ['bowling'] }],
  })
  expect(await json('/api/search?q=entertainment')).toMatchObject({ isOfTypesAlone: false })
})

test('around a city each hit that is not known to have the thing says so', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna', lat: 48, lng: 16 })
  const near = { lat: 48, lng: 16, funTypes: ['sport_activities' as const] }
  await aPlace(db, { name: 'Wall', ...near, isFeatured: true })
  await aPlace(db, { name: 'Pond', ...near, scenes: ['sport_activities-ice-skating'] })
  const { places } = SearchAnswer.parse(await json('/api/search?q=ice%20rink%20vienna'))
  expect(places.map(({ name, notKnownFor }) => [name, notKnownFor])).toEqual([
    ['Pond', []],
    ['Wall', ['ice rink']],
  ])
})

test('what a hit tells holds of more descriptions than are looked at', async () => {
  const { db } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna', lat: 48, lng: 16 })
  for (let n = 70; n > 0; n--)
    await aPlace(db, {
      ...{ name: `Pond ${n}`, description: 'A rink.', funTypes: ['sport_activities'] },
      ...{ lat: 48 + n / 1000, lng: 16 },
    })
  const { places } = await search(db, 'ice rink vienna', 10, 1)
  expect(places.flatMap(({ notKnownFor }) => notKnownFor)).toEqual([])
  expect(places).toHaveLength(10)
})

test('what only descriptions tell comes after what is called so, and is not asked for where the name is all of it', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Meadow', description: 'Knights fight here, and a blacksmith lets you try.' })
  await aPlace(db, { name: 'Palace of the Knights' })
  expect((await names('knights')).places).toEqual(['Palace of the Knights', 'Meadow'])
  expect((await names('palace of the knights')).places).toEqual(['Palace of the Knights'])
  expect((await names('blacksmiths')).places).toEqual(['Meadow'])
  expect((await names('blacksmith vienna')).places).toEqual(['Meadow'])
})

test('of what only descriptions tell, what is as wished comes first', async () => {
  const { db, names } = await searchedGuide()
  const description = 'A blacksmith lets you try.'
  await aPlace(db, { name: 'Meadow', description, price: 'paid' })
  await aPlace(db, { name: 'Yard', description, price: 'free' })
  expect((await names('free blacksmith')).places).toEqual(['Yard', 'Meadow'])
})

test('a search that names no city looks at notable places of the whole guide, not at those that came first', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Old Mint', funTypes: ['museum'] })
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, is_featured)
    select 'Hill ' || n, 'hill-' || n, 48, 16, true, true from generate_series(1, 1100) n`)
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, is_featured, scenes)
    select 'Dale ' || n, 'dale-' || n, 41, 2, true, true, array['museum-dinosaur'] from generate_series(1, 100) n`)
  await db.execute(sql`insert into place_types (place_id, fun_type_id)
    select p.id, f.id from places p, fun_types f where p.name like 'Dale %' and f.slug = 'museum'`)
  expect((await names('museum')).places).toHaveLength(8)
  expect((await names('dinosaurs')).places).toHaveLength(8)
})

test('what is known for a thing is found behind hundreds of its type that came before', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Old Mint', funTypes: ['museum'] })
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, is_featured)
    select 'Hill ' || n, 'hill-' || n, 48, 16, true, true from generate_series(1, 300) n`)
  await db.execute(sql`insert into place_types (place_id, fun_type_id)
    select p.id, f.id from places p, fun_types f where p.name like 'Hill %' and f.slug = 'museum'`)
  await aPlace(db, { name: 'Zeiss', funTypes: ['museum'], isFeatured: true, scenes: ['museum-planetarium'] })
  expect((await names('planetarium')).places).toEqual(['Zeiss'])
})

test('a word for an animal is no city that is spelt so in another script', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Lyon', slug: 'lyon' })
  await aPlace(db, {
    name: 'Lainz',
    funTypes: ['zoo'],
    scenes: ['zoo-lion'],
    isFeatured: true,
    lat: 48,
    lng: 16,
  })
  expect((await names('lion')).places).toEqual(['Lainz'])
  expect(await json('/api/search?q=lion')).toMatchObject({ isAboutPlaces: true })
  expect((await names('Лион')).cities).toEqual(['Lyon'])
})

test('a word within a word of a name is none that a place has: no lions in Heraklion', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Pavilion', addrCity: 'Heraklion', funTypes: ['museum'], isFeatured: true })
  await aPlace(db, { name: 'Lainz', funTypes: ['zoo'], description: 'Lions sleep here.' })
  await aPlace(db, { name: 'Lion House', funTypes: ['museum'] })
  expect((await names('lion')).places).toEqual(['Lion House', 'Lainz'])
  await aPlace(db, { name: 'Oxbow', description: 'There is a bow to try.' })
  await aPlace(db, { name: 'Meadow', description: 'Everybody gets a bow.', isFeatured: true })
  expect((await names('bow')).places).toEqual(['Meadow', 'Oxbow'])
})

test('of places without a city, those drawn as the thing before all else come first, then others from all over the guide', async () => {
  const { db, names } = await searchedGuide()
  const museum = (name: string, scenes: string[], isFeatured = true) =>
    aPlace(db, { name, funTypes: ['museum'], isFeatured, scenes })
  const [told, drawn] = [['museum-science', 'museum-dinosaur'], ['museum-dinosaur']]
  for (const name of ['Austria I', 'Austria II', 'Austria III']) await museum(name, told)
  for (const name of ['Belgium I', 'Belgium II']) await museum(name, drawn)
  await museum('France', told)
  const { places } = await names('dinosaurs')
  expect(new Set(places.slice(0, 2))).toEqual(new Set(['Belgium I', 'Belgium II']))
  const rest = (
    await db.execute<{ name: string }>(sql`select name from places where scenes[1] = 'museum-science'
    order by id % 997 * 619 % 997`)
  ).rows.map(({ name }) => name)
  expect(places.slice(2)).toEqual(rest)
})

test('an excerpt says what language it is in', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Wiese', description: 'Hier kämpfen Ritter.', descriptionLanguage: 'de' })
  const { places } = SearchAnswer.parse(await json('/api/search?q=ritter'))
  expect(places).toMatchObject([{ excerpt: 'Hier kämpfen Ritter', excerptLanguage: 'de' }])
})

test('a kind may be told by several words of a name: a museum for children is no museum with children in its name', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: "Graz Children's Museum", funTypes: ['museum'], isFeatured: true })
  await aPlace(db, { name: 'ZOOM Kindermuseum', funTypes: ['museum'], isFeatured: true })
  await aPlace(db, { name: "Museum and Children's Library", funTypes: ['museum'], isFeatured: true })
  await aPlace(db, {
    ...{ name: 'National Gallery', funTypes: ['museum'], isFeatured: true },
    description: 'Choose one museum only. Children like the armour.',
  })
  const found = async (text: string) => (await names(text)).places.toSorted()
  expect(await found('kids museum')).toEqual(["Graz Children's Museum", 'ZOOM Kindermuseum'])
  expect(await found('musée pour enfants')).toEqual(["Graz Children's Museum", 'ZOOM Kindermuseum'])
})

test('who looks for hikes finds trails and mountains before all that lies outdoors', async () => {
  const { db, names } = await searchedGuide()
  const outdoors = { funTypes: ['outdoor'], isFeatured: true }
  await aPlace(db, { ...outdoors, name: 'Beach' })
  await aPlace(db, {
    ...outdoors,
    name: 'Slag Heap',
    description: 'A marked trail climbs it in half an hour.',
  })
  await aPlace(db, { ...outdoors, name: 'Park', description: 'Peacocks trail through it.' })
  expect((await names('wandern mit kindern')).places).toEqual(['Slag Heap'])
})

test('what is of a kind that a text excludes is not found', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Meadow', isFeatured: true })
  await aPlace(db, { name: 'Arsenal', funTypes: ['entertainment', 'museum'], isFeatured: true })
  await aPlace(db, { name: 'Vienna Museum', funTypes: ['museum'], setting: 'indoor', isFeatured: true })
  await aPlace(db, { name: 'Hall', setting: 'indoor', isFeatured: true })
  for (const q of ['no museums Vienna', 'Wien ohne Museen', 'near Hall no museums'])
    expect([q, ...(await names(q)).places.toSorted()]).toEqual([q, 'Hall', 'Meadow'])
  expect((await names('rainy day Vienna but not a museum')).places[0]).toBe('Hall')
  expect((await names('indoor anything but museums')).places).toEqual(['Hall'])
  expect(await json('/api/search?q=not%20a%20museum')).toMatchObject({ places: [], nearMe: 'visitor' })
})

test('high chairs are what descriptions tell, and no word of a name', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'High Ropes', funTypes: ['sport_activities'], isFeatured: true })
  await aPlace(db, { name: 'Theatre', description: 'The café has high chairs by the dozen.' })
  for (const q of ['high chair', 'Hochstuhl', 'seggioloni'])
    expect((await names(q)).places).toEqual(['Theatre'])
})
