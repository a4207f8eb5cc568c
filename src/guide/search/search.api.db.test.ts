import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCity, aPlace } from '../../../tests/factories.ts'
import { searchedGuide } from '../../../tests/searched-guide.ts'
import type { Database } from '../../platform/database/database.ts'
import { SearchAnswer } from './search.schema.ts'
import { searchStatement } from './search-statement.queries.ts'
import { understand } from './understand.ts'

const statementOf = (text: string) => searchStatement({ ...understand(text, []), text, most: 100 }, 8)

test('places are found by name, display name and town, accents and capitals aside', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Tiergarten Schönbrunn', displayName: 'Schönbrunn Zoo', addrCity: 'Wien' })
  await aPlace(db, { name: 'Lido', addrCity: 'Krems', address: 'Schönbrunner Straße 1' })
  expect((await names('SCHONB')).places).toEqual(['Schönbrunn Zoo'])
  expect((await names('tiergarten')).places).toEqual(['Schönbrunn Zoo'])
  expect((await names('krems')).places).toEqual(['Lido'])
  expect((await names('zoo wien')).places).toEqual(['Schönbrunn Zoo'])
  expect((await names('zoo krems')).places).toEqual([])
})

test('umlauts of names may be spelt with an e, or as å with a second a', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna' })
  for (const name of ['Tiergarten Schönbrunn', 'Gröna Lund', 'Märchenwald', 'Blåvand Zoo', 'Søndermarken'])
    await aPlace(db, { name, funTypes: ['zoo'] })
  await aPlace(db, { name: 'Abenteuer Quelle', funTypes: ['zoo'] })
  for (const [q, name] of [
    ['schoenbrunn', 'Tiergarten Schönbrunn'],
    ['zoo schoenbrunn vienna', 'Tiergarten Schönbrunn'],
    ['groena lund', 'Gröna Lund'],
    ['maerchenwald', 'Märchenwald'],
    ['blaavand', 'Blåvand Zoo'],
    ['soendermarken', 'Søndermarken'],
    ['abenteuer quelle', 'Abenteuer Quelle'],
    ['schoenb', 'Tiergarten Schönbrunn'],
  ] as const) {
    expect((await names(q)).places, q).toEqual([name])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({
      isAlike: false,
      isPartly: false,
      nearMe: null,
    })
  }
})

test('of one city or another what is around either is found', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aCity(db, { name: 'Graz', slug: 'graz', lat: 47.0707, lng: 15.4395 })
  await aPlace(db, { name: 'Stadtpark', lat: 48.3 })
  await aPlace(db, { name: 'Augarten', lat: 47.07, lng: 15.43 })
  expect(await names('playground vienna or graz')).toEqual({
    cities: ['Vienna', 'Graz'],
    places: ['Augarten', 'Stadtpark'],
  })
})

test('around a city of which no place is of all kinds that a text names, those of one of them are found, which is said', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', country: 'Austria', slug: 'vienna' })
  await aPlace(db, { name: 'Tiergarten', funTypes: ['zoo'], lat: 48.21 })
  await aPlace(db, { name: 'Meereshaus', funTypes: ['aquarium'], lat: 48.2 })
  await aPlace(db, { name: 'Resselpark', funTypes: ['playground'] })
  const search = async (q: string) => {
    const { places, isPartly } = SearchAnswer.parse(await json(`/api/search?q=${encodeURIComponent(q)}`))
    return [places.map(({ name }) => name).toSorted(), isPartly]
  }
  for (const q of ['Zoo & Aquarium Vienna', 'zoo with aquarium Wien'])
    expect([q, ...(await search(q))]).toEqual([q, ['Meereshaus', 'Tiergarten'], true])
  expect(await search('zoo or aquarium Vienna')).toEqual([['Meereshaus', 'Tiergarten'], false])
  await aPlace(db, { name: 'Ocean Zoo', funTypes: ['aquarium', 'zoo'], lat: 48.3 })
  expect(await search('Zoo & Aquarium Vienna')).toEqual([['Ocean Zoo'], false])
})

test('of what no fact tells the answer says that none is known for it, and leads nowhere alone', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', country: 'Austria', slug: 'vienna' })
  await aPlace(db, { name: 'Prater', funTypes: ['theme_park'], isFeatured: true })
  for (const q of ['Kindergeburtstag Wien', 'theme+park+with+parking+Vienna'])
    expect([q, await json(`/api/search?q=${q}`)]).toMatchObject([
      q,
      { isOfTypesAlone: true, isPartly: false },
    ])
  expect(await json('/api/search?q=Kindergeburtstag')).toMatchObject({ total: 0, nearMe: null })
})

test('what begins with the text comes first, then what has a word that does', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Stadtpark' })
  await aPlace(db, { name: 'Great Park' })
  await aPlace(db, { name: 'Park of Bears' })
  expect((await names('park')).places).toEqual(['Park of Bears', 'Great Park', 'Stadtpark'])
})

test('a word with a typing error is found when nothing is spelt like it', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna' })
  await aPlace(db, { name: 'Tiergarten Schönbrunn' })
  await aPlace(db, { name: 'Technisches Museum' })
  expect((await names('tirgarten')).places).toEqual(['Tiergarten Schönbrunn'])
  expect(await json('/api/search?q=tirgarten')).toMatchObject({ isAlike: true })
  expect(await json('/api/search?q=tiergarten')).toMatchObject({ isAlike: false })
  expect((await names('muzeum')).places).toEqual(['Technisches Museum'])
  expect((await names('schonbrun tiergaten')).places).toEqual(['Tiergarten Schönbrunn'])
  expect((await names('Viena')).cities).toEqual(['Vienna'])
  expect(await names('qqqq')).toEqual({ cities: [], places: [] })
})

test('cities are found by name and country, three at most', async () => {
  const { db, names } = await searchedGuide()
  for (const name of ['Graz', 'Linz', 'Salzburg', 'Vienna']) await aCity(db, { name })
  expect((await names('vien')).cities).toEqual(['Vienna'])
  expect((await names('austria')).cities).toHaveLength(3)
  for (const name of ['Edinburgh', 'London'])
    await aCity(db, { name, slug: name.toLowerCase(), country: 'United Kingdom' })
  expect((await names('Schottland')).cities).toEqual(['Edinburgh'])
  expect((await names('Great Britain')).cities).toEqual(['Edinburgh', 'London'])
})

test('the answer holds eight places unless told otherwise, and says how many there are', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Bear City' })
  for (let number = 1; number <= 10; number++) await aPlace(db, { name: `Bear Park ${number}` })
  const answer = await json('/api/search?q=bear')
  expect(answer.places).toHaveLength(8)
  expect(answer.total).toBe(11)
  expect((await json('/api/search?q=bear&limit=100')).places).toHaveLength(10)
})

test('a search that ends before all are counted says that there may be more', async () => {
  const { db, json } = await searchedGuide()
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active)
    select 'Bear Park ' || n, 'bear-' || n, 48, 16, true from generate_series(1, 250) n`)
  await aPlace(db, { name: 'Wolf Park' })
  for (const [q, hasMore] of [
    ['bear', true],
    ['b', true],
    ['bear park', true],
    ['wolf', false],
    ['wolf park', false],
  ] as const)
    expect(await json(`/api/search?q=${q}`)).toMatchObject({ hasMore })
  expect((await json('/api/search?q=bear')).total).toBeGreaterThanOrEqual(100)
})

test('of what is around a city only some may have been looked at, which is said', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db)
  await aPlace(db, { name: 'The Museum', funTypes: ['museum'] })
  for (let number = 1; number <= 60; number++)
    await aPlace(db, { name: `Animals ${number}`, funTypes: ['zoo'] })
  expect(await json('/api/search?q=zoo vienna')).toMatchObject({ hasMore: true })
  expect(await json('/api/search?q=museum vienna')).toMatchObject({ hasMore: false, total: 2 })
})

test('no search shows a place that is not active', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Closed for good', isActive: false })
  for (const q of ['closed', 'clozed', 'cl'])
    expect(await json(`/api/search?q=${q}`)).toMatchObject({ cities: [], places: [], total: 0 })
})

test('signs of patterns stand for themselves', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Lido' })
  for (const q of ['%', '_', '\\', '%%%', "'; drop table places --", 'l_do', 'l%o'])
    expect((await names(q)).places).toEqual([])
})

test('a question mark, quotes and brackets around a word are no part of it', async () => {
  const { db, json, names } = await searchedGuide()
  await aPlace(db, { name: 'Tivoli Gardens' })
  await aPlace(db, { name: 'Planetarium', description: 'Beside Tivoli!' })
  for (const q of ['Tivoli?', 'tivoli!', '“Tivoli”', '(tivoli)', '"Tivoli Gardens".', 'where is Tivoli?']) {
    expect((await names(q)).places[0], q).toBe('Tivoli Gardens')
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ isAlike: false, isPartly: false })
  }
})

test.each(['', '?q=', '?q=%20', `?q=${'a'.repeat(101)}`, '?q=zoo&limit=0', '?q=zoo&limit=101'])(
  'a search with %j is 400',
  async (query) => {
    const { get } = await searchedGuide()
    expect((await get(`/api/search${query}`)).status).toBe(400)
  },
)

test('a single letter finds what begins with it, in the order of names', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Brno', country: 'Czechia' })
  for (const name of ['Zoo', 'Äpfelgarten', 'Abenteuerpark', 'Der Affenberg', 'Bad'])
    await aPlace(db, { name })
  await aPlace(db, { name: 'Lido', displayName: 'Altes Bad' })
  await aPlace(db, { name: 'Alm', isActive: false })
  expect(await names('a')).toEqual({ cities: [], places: ['Abenteuerpark', 'Altes Bad', 'Äpfelgarten'] })
  expect(await names('B')).toEqual({ cities: ['Brno'], places: ['Bad'] })
  expect(await names('q')).toEqual({ cities: [], places: [] })
  const one = await json('/api/search?q=a&limit=1')
  expect([one.places.length, one.total]).toEqual([1, 3])
})

test('among 20,000 places a search reads from indexes', async () => {
  const { db } = await searchedGuide()
  await db.execute(sql`insert into places (name, slug, lat, lng, is_active, addr_city)
    select md5(n::text) || ' ' || md5((n * 7)::text), 'place-' || n, 48, 16, true, 'Town ' || n % 500
    from generate_series(1, 20000) n`)
  await db.execute(sql`vacuum analyze places, place_words, known_words`)
  for (const words of [['zoo'], ['ab'], ['schön', 'tiergarten'], ['town', '7']]) {
    const plan = (await planOf(db, statementOf(words.join(' ')))).replaceAll(byWordsOrDrawings, '')
    expect(plan).toContain('place_words_in_order')
    // Those of few places, as last of all, may be joined as the planner likes.
    expect(plan).not.toMatch(/(Seq|Bitmap Heap) Scan on (place_words|places(?! p))/)
  }
  const letters = await planOf(db, statementOf('a'))
  expect(letters.match(/Index Scan (using|on) places_name_in_order/g)).toHaveLength(2)
  expect(await planOf(db, sql`select word from known_words where word %> 'tirgarten'`)).toContain(
    'known_words_alike',
  )
})

/** Such an index has no order, and is always read as a bitmap. */
const byWordsOrDrawings =
  /Bitmap Heap Scan on places.*\n(?:.*(?:Cond|Filter): .*\n)*.*Bitmap Index Scan on "?places_(?:told|drawn)"?.*/g

async function planOf(db: Database, statement: SQL) {
  const { rows } = await db.execute<Record<string, string>>(sql`explain ${statement}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('a kind and a city bring what is of that kind around it: what is notable first, then what is near', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aCity(db, { name: 'Graz', slug: 'graz', lat: 47.0707, lng: 15.4395 })
  await aPlace(db, { name: 'Resselpark', lat: 48.3 })
  await aPlace(db, { name: 'Donaupark', lat: 48.25 })
  await aPlace(db, { name: 'Stadtpark', lat: 48.28, isFeatured: true })
  await aPlace(db, { name: 'Augarten', lat: 47.07, lng: 15.43 })
  await aPlace(db, { name: 'Lido', funTypes: ['waterpark'] })
  const near = { cities: ['Vienna'], places: ['Stadtpark', 'Donaupark', 'Resselpark'] }
  for (const q of ['playground vienna', 'Spielplätze in Wien', 'Wiener Spielplatz', 'детска площадка Виена'])
    expect(await names(q)).toEqual(near)
  expect(await names('playground austria')).toEqual({
    cities: ['Graz', 'Vienna'],
    places: ['Stadtpark', 'Augarten', 'Donaupark', 'Resselpark'],
  })
})

test('a name and a city bring the place around it, with a typing error too', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Tiergarten Schönbrunn', funTypes: ['zoo'] })
  await aPlace(db, { name: 'Schönbrunn', lat: 40 })
  expect((await names('schönbrunn wien')).places).toEqual(['Tiergarten Schönbrunn'])
  expect((await names('schonbrun wien')).places).toEqual(['Tiergarten Schönbrunn'])
  expect((await names('zoo schönbrunn')).places).toEqual(['Tiergarten Schönbrunn'])
})

test('a city alone brings what is notable around it', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Prater', isFeatured: true })
  await aPlace(db, { name: 'Resselpark' })
  expect(await names('things to do with kids in Wien')).toEqual({ cities: ['Vienna'], places: ['Prater'] })
})

test('the answer says whether the text speaks of places or of a city', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  for (const [q, isAboutPlaces] of [
    ['Wien', false],
    ['zoo wien', true],
    ['prater', true],
    ['vien', false],
  ] as const)
    expect(await json(`/api/search?q=${encodeURIComponent(q)}`)).toMatchObject({ isAboutPlaces })
})

test('what is as wished comes first, and a name that nobody knows does not keep the kind from being found', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Zoo of Birds', funTypes: ['zoo'], isFeatured: true, setting: 'outdoor' })
  await aPlace(db, { name: 'Zoo of Fish', funTypes: ['zoo'], lat: 48.3, setting: 'indoor', price: 'free' })
  for (const q of ['zoo vienna rainy day', 'free zoo Wien'])
    expect((await names(q)).places).toEqual(['Zoo of Fish', 'Zoo of Birds'])
  expect((await names('indoor Wien')).places[0]).toBe('Zoo of Fish')
  expect((await names('bronx zoo vienna')).places).toEqual(['Zoo of Birds', 'Zoo of Fish'])
})

test('a castle comes before what only lies in a town called so', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Salzburg', slug: 'salzburg' })
  await aPlace(db, { name: 'Zoo Salzburg', funTypes: ['zoo'], addrCity: 'Salzburg' })
  await aPlace(db, { name: 'Burg Hohenwerfen', funTypes: ['museum'] })
  expect((await names('burg bei salzburg')).places[0]).toBe('Burg Hohenwerfen')
})

test('where not all words are found, what has the rarest of them comes first, and nothing of another kind in the town', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Cadbury World', addrCity: 'Birmingham' })
  for (const name of ['World of Dolls', 'Small World']) await aPlace(db, { name })
  expect((await names('Cadbury World Bournville')).places[0]).toBe('Cadbury World')
  expect((await names('zoo Birmingham')).places).toEqual([])
})

test('where none has all of a text, the answer says so, and leads to a search around the town that may be meant', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Diana Memorial Playground', funTypes: ['playground'] })
  const found = { total: 1, isPartly: true, nearMe: 'address' }
  expect(await json('/api/search?q=playground+bristol')).toMatchObject(found)
  expect(await json('/api/search?q=diana+playground')).toMatchObject({ isPartly: false, nearMe: null })
})

test('a town that is no city of the guide is what a search looks around, and the city nearest to it is named', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', country: 'Austria', lat: 48.2082, lng: 16.3738 })
  await aCity(db, { name: 'Graz', country: 'Austria', lat: 47.07, lng: 15.44 })
  await aPlace(db, { name: 'House of the Sea', funTypes: ['aquarium'], lat: 48.1976, lng: 16.3529 })
  await aPlace(db, { name: 'Mozart’s House', funTypes: ['museum'], lat: 47.8, lng: 13.04 })
  const town = { isNoCity: true, around: { slug: null, name: 'Bratislava' }, cities: [{ name: 'Vienna' }] }
  for (const q of ['bratislava', 'Pressburg', 'aquarium in Bratislava', 'aquarium near bratislava'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({
      ...town,
      places: [{ name: 'House of the Sea', kmFromThere: expect.closeTo(56, 0) }],
      ...{ total: 2, isPartly: false, isAlike: false },
    })
  // Farther away than a day out, which museums of anywhere are.
  expect(await json('/api/search?q=museum+bratislava')).toMatchObject({ ...town, places: [], total: 1 })
  await aPlace(db, {
    name: 'Hangar',
    description: 'Boats from Bratislava.',
    lat: 52,
    lng: 6,
    isFeatured: true,
  })
  expect(await json('/api/search?q=bratislava')).toMatchObject({ ...town, total: 2 })
  // 'Barnstol' is Swedish for a high chair.
  await aPlace(db, {
    name: 'Theatre',
    description: 'The café has high chairs by the dozen.',
    lat: 53,
    lng: -2,
  })
  await aCity(db, { name: 'Manchester', country: 'United Kingdom', lat: 53.48, lng: -2.24 })
  expect(await json('/api/search?q=bristol')).toMatchObject({
    ...{ isNoCity: true, cities: [{ name: 'Manchester' }], places: [] },
  })
  // Of the guide's own names those to the letter come first, and so does a city of its own.
  await aPlace(db, { name: 'Bratislava Park', lat: 48.2, lng: 16.4 })
  expect(await json('/api/search?q=bratislava')).toMatchObject({ isNoCity: false, around: null })
  await aCity(db, { name: 'Bratislava', country: 'Slovakia', lat: 48.1486, lng: 17.1077 })
  expect(await json('/api/search?q=museum+bratislava')).toMatchObject({ isNoCity: false, around: null })
  expect(await json('/api/search?q=tallinn')).toMatchObject({ isNoCity: false, total: 0, nearMe: 'address' })
})

test('a town is meant where what is called like it lies far away: how far that and the nearest city are from the town is told', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Liège', country: 'Belgium', lat: 50.63, lng: 5.57 })
  await aPlace(db, { name: 'Luxembourg Gardens', funTypes: ['outdoor'], lat: 48.85, lng: 2.34 })
  const gardens = { name: 'Luxembourg Gardens' }
  const town = { isNoCity: true, cities: [{ name: 'Liège', kmFromThere: expect.closeTo(120, 0) }] }
  for (const q of ['luxembourg', 'things to do Luxemburg'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({
      ...{ ...town, total: q === 'luxembourg' ? 2 : 1 },
      places: q === 'luxembourg' ? [{ ...gardens, kmFromThere: expect.closeTo(290, -1) }] : [],
    })
  for (const q of ['luxembourg gardens', 'jardin luxembourg'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ isNoCity: false, places: [gardens] })
  await aPlace(db, { name: 'Waldhof', lat: 49.7, lng: 6.1 })
  for (const limit of [1, 2, 3])
    expect(await json(`/api/search?q=luxembourg&limit=${limit}`)).toMatchObject({
      total: 3,
      places: [{ name: 'Waldhof' }, gardens].slice(0, limit),
    })
  // What only begins with a town's name is called otherwise.
  await aCity(db, { name: 'Warsaw', country: 'Poland', lat: 52.23, lng: 21.01 })
  await aCity(db, { name: 'Trieste', country: 'Italy', lat: 45.65, lng: 13.77 })
  await aPlace(db, { name: 'Copernicus Science Centre', funTypes: ['museum'], lat: 52.24, lng: 21.03 })
  for (const q of ['koper', 'museum koper'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ isNoCity: true, places: [] })
  await aPlace(db, { name: 'Aquarium Koper', funTypes: ['aquarium'], lat: 45.55, lng: 13.73 })
  expect(await json('/api/search?q=aquarium+koper')).toMatchObject({
    ...{ isNoCity: false, places: [{ name: 'Aquarium Koper' }] },
  })
})

test('what no place or city is called may be a town, around which Near me looks', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Horniman Gardens', funTypes: ['outdoor'] })
  await aCity(db, { name: 'Vienna', country: 'Austria' })
  expect(await json('/api/search?q=hornimen')).toMatchObject({ isAlike: true, nearMe: 'address' })
  expect(await json('/api/search?q=zoo+bibione')).toMatchObject({
    ...{ total: 0, nearMe: 'address', nearMeFilters: { funTypes: 'zoo' } },
  })
  for (const q of ['horniman', 'vienna', 'viena', 'bibione+vienna'])
    expect([q, (await json(`/api/search?q=${q}`)).nearMe]).toEqual([q, null])
})

test('who looks for whatever there is, and names no town, is led to what is around', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'Lido', funTypes: ['waterpark'] })
  for (const q of ['things to do with kids', 'Ausflug mit Kindern', 'activités enfants'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ total: 0, nearMe: 'visitor' })
  expect(await json('/api/search?q=%25')).toMatchObject({ total: 0, nearMe: null })
})

test('where nothing of what a text looks for is known around its city, the city is told to be a part of it alone', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', country: 'Austria' })
  const alone = { total: 1, cities: [{ name: 'Vienna' }], places: [] }
  expect(await json('/api/search?q=christmas+market+vienna')).toMatchObject({ ...alone, isPartly: true })
  expect(await json('/api/search?q=vienna')).toMatchObject({ ...alone, isPartly: false })
})

test('what is only spelt like a part of a text lies around the city that it names, unless it is called by that, too', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'London', slug: 'london', lat: 51.5, lng: -0.12 })
  await aCity(db, { name: 'Florence', slug: 'florence', lat: 43.77, lng: 11.25 })
  await aPlace(db, { name: 'Santa Claus Village', lat: 66.54, lng: 25.85 })
  await aPlace(db, { name: 'Tours', addrCity: 'Londerzeel', lat: 47.2, lng: -1.55 })
  await aPlace(db, { name: 'Florence Nightingale Museum', funTypes: ['museum'], lat: 51.5, lng: -0.11 })
  expect(await names('santa london')).toEqual({ cities: ['London'], places: [] })
  expect((await names('tours in london')).places).toEqual([])
  expect(await json('/api/search?q=santa london')).toMatchObject({ isPartly: true, isAlike: false })
  expect((await names('florence nightingle')).places).toEqual(['Florence Nightingale Museum'])
})

test('of words that say nothing no name is misspelt, and a word for a kind is no part of a city’s name', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Burgas', slug: 'burgas', lat: 42.5, lng: 27.47 })
  await aCity(db, { name: 'Edinburgh', slug: 'edinburgh', lat: 55.95, lng: -3.19 })
  await aPlace(db, { name: 'Kiddieland' })
  await aPlace(db, { name: 'Burgas Zoo', addrCity: 'Burgas', lat: 42.5, funTypes: ['zoo'] })
  await aPlace(db, { name: 'Burg Gars', funTypes: ['museum'] })
  expect((await names('kids')).places).toEqual([])
  expect(await json('/api/search?q=kids')).toMatchObject({ nearMe: 'visitor' })
  expect((await names('kiddielnd')).places).toEqual(['Kiddieland'])
  expect(await names('burg')).toEqual({ cities: [], places: ['Burg Gars'] })
  expect((await names('burga')).cities).toEqual(['Burgas'])
})

test('around a city nothing that is elsewhere takes the place of what is of the kind', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Donaupark' })
  await aPlace(db, { name: 'Xylophone Picnic Park', lat: 40, lng: -3 })
  expect((await names('picknick playground vienna')).places).toEqual(['Donaupark'])
})

test('what a place is drawn as tells its kind where its name does not', async () => {
  const { db, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Böhmischer Prater', funTypes: ['theme_park'], isFeatured: true })
  await aPlace(db, { name: 'Wurstelprater', funTypes: ['theme_park'], scenes: ['theme_park-ferris-wheel'] })
  expect((await names('Riesenrad Wien')).places).toEqual(['Wurstelprater', 'Böhmischer Prater'])
})

test('a sight is found by what other languages call it', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Acropolis Museum', funTypes: ['museum'] })
  await aPlace(db, { name: 'Acropolis of Athens', funTypes: ['outdoor'] })
  expect((await names('Ακρόπολη')).places.toSorted()).toEqual(['Acropolis Museum', 'Acropolis of Athens'])
  expect((await names('Μουσείο Ακρόπολης')).places).toEqual(['Acropolis Museum'])
})

test('a name with one error is that name, rather than a kind that is farther from what was typed', async () => {
  const { db, json, names } = await searchedGuide()
  await aPlace(db, { name: 'LEGOLAND Billund', funTypes: ['theme_park'] })
  await aPlace(db, { name: 'Tobewelt', funTypes: ['playground'], setting: 'indoor', isFeatured: true })
  // 'Lekland' is Norwegian for an indoor playground.
  expect(await json('/api/search?q=legolnd')).toMatchObject({
    isAlike: true,
    places: [{ name: 'LEGOLAND Billund' }],
  })
  // With more errors than one both are as near; most people mean Legoland.
  for (const q of ['legland', 'leogland', 'leoglnad'])
    expect([q, ...(await names(q)).places]).toEqual([q, 'LEGOLAND Billund'])
  await aPlace(db, { name: 'Playground', funTypes: ['playground'] })
  expect((await names('playgruond')).places).toContain('Tobewelt')
})

test('of a short word, too, letters may be swapped or one be missing, unless it is a word of its own', async () => {
  const { db, json, names } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  await aPlace(db, { name: 'Wurstelprater', funTypes: ['outdoor'] })
  await aPlace(db, { name: 'Tivoli', funTypes: ['theme_park'] })
  await aPlace(db, { name: 'House of Music', funTypes: ['museum'], isFeatured: true })
  await aPlace(db, { name: 'Bear Trail', funTypes: ['zoo'] })
  await aPlace(db, { name: 'Trial Court', funTypes: ['entertainment'] })
  for (const [q, name] of [
    ['prtaer', 'Wurstelprater'],
    ['tivli', 'Tivoli'],
    ['theme park tivli', 'Tivoli'],
  ] as const)
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ isAlike: true, places: [{ name }] })
  for (const q of ['musuem', 'musuem vienna', 'musuem vinena', 'near me musuem'])
    expect((await names(q)).places, q).toEqual(['House of Music'])
  expect(await json('/api/search?q=musuem vienna')).toMatchObject({ isAlike: false, isPartly: false })
  expect((await names('zoo trial')).places).toEqual(['Trial Court'])
  expect((await names('prater')).places).toEqual(['Wurstelprater'])
})

test('where no place has an address that a text names, places around any address are offered', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  for (const q of ['Mariahilfer Straße 1, Wien', '1060 Wien Mariahilfer Straße 12a'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ nearMe: 'address', isPartly: true })
  for (const q of ['escape room Wien', 'slime Wien 4 years'])
    expect(await json(`/api/search?q=${q}`), q).toMatchObject({ nearMe: null })
})

test('a place that has a word of a name stays before what a part of that word is a kind of', async () => {
  const { db, json } = await searchedGuide()
  await aPlace(db, { name: 'PortAventura Park', funTypes: ['theme_park'] })
  await aPlace(db, { name: 'World of Adventures', funTypes: ['sport_activities'], isFeatured: true })
  expect(await json('/api/search?q=portaventura world')).toMatchObject({
    isPartly: true,
    places: [{ name: 'PortAventura Park' }, { name: 'World of Adventures' }],
  })
})

test('of a kind that a text excludes as well no name is looked for that is like it', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Animation Theatre', funTypes: ['entertainment'] })
  expect((await names('animals no zoos')).places).toEqual([])
})

test('a pool for the smallest is found by its description, and by the kind alone with a word of warning', async () => {
  const { db, json } = await searchedGuide()
  await aCity(db, { name: 'Vienna', slug: 'vienna' })
  const pool = await aPlace(db, { name: 'Stadionbad', funTypes: ['waterpark'] })
  expect(await json('/api/search?q=Schwimmbad mit Babybecken Wien')).toMatchObject({
    isOfTypesAlone: true,
    isPartly: false,
    places: [{ name: 'Stadionbad', notKnownFor: ['Babybecken'] }],
  })
  await db.execute(
    sql`update places set description = 'With slides and a paddling pool.', description_language = 'en' where id = ${pool.id}`,
  )
  expect(await json('/api/search?q=piscine avec pataugeoire Vienne')).toMatchObject({
    isOfTypesAlone: false,
    places: [{ name: 'Stadionbad', notKnownFor: [] }],
  })
})

test('a thing that a description alone tells is found at places of the kind beside it, too', async () => {
  const { db, names } = await searchedGuide()
  const told = { description: 'Children climb through a submarine.', descriptionLanguage: 'en' }
  await aPlace(db, { name: 'Maritime House', funTypes: ['museum'], ...told })
  await aPlace(db, { name: 'Harbour Park', funTypes: ['playground'], ...told })
  expect((await names('submarine museum')).places).toEqual(['Maritime House'])
})

test('what a text looks around is no kind that is spelt like it', async () => {
  const { db, names } = await searchedGuide()
  await aPlace(db, { name: 'Old Port', funTypes: ['outdoor'], scenes: ['outdoor-harbour'] })
  expect((await names('ships')).places).toEqual(['Old Port'])
  expect((await names('near schiphol')).places).toEqual([])
})
