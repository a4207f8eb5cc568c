import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import { likeNameScore, likenessOf, sameNameScore, twinReachKm } from './place-twins.ts'

type Fields = Parameters<typeof aCandidate>[0]
const starterFields = { provider: 'starter', externalId: 'starter/x', positionErrorKm: 0.3 }

const sameName = (a: Fields, b: Fields) => sameNameScore(likenessOf(aCandidate(a)), likenessOf(aCandidate(b)))
const like = (a: Fields, b: Fields) =>
  likeNameScore(likenessOf(aCandidate({ ...starterFields, ...a })), likenessOf(aCandidate(b)))
const metresNorth = (metres: number) => 48.2 + metres / 111_195

test('the same name nearby means the same place, whatever accents and case', () => {
  expect(
    sameName({ name: 'Zoo Schönbrunn' }, { name: 'ZOO SCHONBRUNN', lat: metresNorth(300) }),
  ).toBeDefined()
  expect(
    sameName({ name: 'Zoo Schönbrunn' }, { name: 'Zoo Schönbrunn', lat: metresNorth(3000) }),
  ).toBeUndefined()
})

test('a name in another language counts too', () => {
  const german = { name: 'Tiergarten Schönbrunn', otherNames: ['Schönbrunn Zoo'] }
  expect(sameName(german, { ...starterFields, name: 'Zoo', displayName: 'Schönbrunn Zoo' })).toBeDefined()
})

test('a park and a museum of one name are two places', () => {
  expect(sameName({ funTypes: ['outdoor'] }, { funTypes: ['museum'] })).toBeUndefined()
})

// Made after World of Discoveries in Porto, a museum and a theme park of one website.
test('of two fun types one place is what has the same website and the same name within 150 m', () => {
  const museum = {
    ...{ name: 'World of Discoveries', funTypes: ['museum' as const] },
    website: 'https://www.worldofdiscoveries.com/',
  }
  const at = (metres: number, fields: Fields = {}) =>
    sameName(museum, {
      ...{ ...museum, externalId: 'way/2', funTypes: ['theme_park'], lat: metresNorth(metres) },
      ...{ website: 'http://worldofdiscoveries.com/pt', ...fields },
    })
  expect(at(140)).toBeDefined()
  expect(at(160)).toBeUndefined()
  expect(at(60, { website: null })).toBeUndefined()
  expect(at(60, { website: 'https://porto.pt/' })).toBeUndefined()
  expect(at(60, { name: 'Restaurante Mundo de Sabores' })).toBeUndefined()
})

test.each([
  [true, true, 25, true],
  [true, true, 35, false],
  [true, false, 150, true],
  [false, false, 150, true],
])(
  'two that Elm Street gives a name, which it gave for want of one: %s and %s, %i m apart: one place is %s',
  (a, b, metres, isOne) => {
    const playground = { name: 'Playground Elm Street', funTypes: ['playground' as const] }
    const far = { externalId: 'node/2', lat: metresNorth(metres), isUnnamed: b }
    expect(sameName({ ...playground, isUnnamed: a }, { ...playground, ...far }) !== undefined).toBe(isOne)
  },
)

test.each([
  ['node/1', 'way/2', 150, true],
  ['node/1', 'way/2', 250, false],
  ['way/1', 'way/2', 50, true],
  ['way/1', 'way/2', 150, false],
])('two called Playground, %s and %s, %i m apart: one place is %s', (a, b, metres, isOne) => {
  const playground = { name: 'Playground', funTypes: ['playground' as const] }
  const score = sameName(
    { ...playground, externalId: a },
    { ...playground, externalId: b, lat: metresNorth(metres) },
  )
  expect(score !== undefined).toBe(isOne)
})

test('one item of Wikidata joins like names, but not those that have nothing in common', () => {
  const cars = { name: 'Collection de voitures', wikidata: 'Q5', funTypes: ['museum' as const] }
  expect(sameName(cars, { ...cars, name: 'La Collection de voitures du Prince' })).toBeDefined()
  expect(sameName(cars, { ...cars, name: 'Musée naval' })).toBeUndefined()
})

test.each([
  ['Zoo Leipzig', 'Leipzig Zoo'],
  ['Tiergarten Schönbrunn', 'Schönbrunn Zoo'],
  ['Musée océanographique de Monaco', 'Musée Océanographique'],
  ['København Zoo', 'Zoologisk Have'],
])('%s of the starter guide is %s on the map', (starter, osm) => {
  expect(like({ name: starter }, { name: osm, lat: metresNorth(200) })).toBeDefined()
})

test.each([
  ['Prater', 'Prater Museum', 'museum'],
  ['Alte Pinakothek', 'Neue Pinakothek', 'museum'],
  ['Naturhistorisches Museum', 'Kunsthistorisches Museum', 'museum'],
  ['Stadtpark', 'Stadtpark Spielplatz', 'outdoor'],
] as const)('%s is not %s', (starter, osm, funType) => {
  expect(
    like(
      { name: starter, funTypes: ['theme_park', funType] },
      { name: osm, funTypes: [funType], lat: metresNorth(250) },
    ),
  ).toBeUndefined()
})

test('two entries of the starter guide are two places', () => {
  expect(sameName(starterFields, { ...starterFields, externalId: 'starter/y' })).toBeUndefined()
})

test('the score of one name falls with the distance, to nothing at the reach of the fun type', () => {
  const museum = { funTypes: ['museum' as const] }
  const at = (metres: number) => sameName(museum, { ...museum, lat: metresNorth(metres) })
  expect(at(0)).toBe(1)
  expect(at(100)).toBeCloseTo(0.75, 2)
  expect(at(399)).toBeCloseTo(0, 2)
  expect(at(402)).toBeUndefined()
})

test('the widest reach of the fun types that they share counts, and how far off each position may be', () => {
  const both = { funTypes: ['zoo' as const, 'playground' as const] }
  expect(sameName(both, { ...both, lat: metresNorth(500) })).toBeDefined()
  const unsure = { positionErrorKm: 0.3 }
  expect(sameName(unsure, { ...unsure, lat: metresNorth(1500) })).toBeDefined()
  expect(sameName(unsure, { ...unsure, lat: metresNorth(1700) })).toBeUndefined()
})

test('no twin lies farther away than the reach of the widest fun type and what both positions may be off', () => {
  const funTypes = ['playground' as const, 'zoo' as const]
  expect(twinReachKm(aCandidate({ funTypes, positionErrorKm: 0.3 }))).toBeCloseTo(2.8)
})

test('names that share nothing but that they have no letters, or no item of Wikidata, are two', () => {
  expect(sameName({ name: 'Lindenzoo' }, { name: 'Wildpark', externalId: 'way/2' })).toBeUndefined()
  expect(sameName({ name: '!!!' }, { name: '???', externalId: 'way/2' })).toBeUndefined()
  expect(sameName({ name: 'Zoo Leipzig' }, { name: 'Leipzig Zoo', externalId: 'way/2' })).toBeUndefined()
})

test('the starter guide knows its place by the name on the map, from either side', () => {
  expect(sameName(starterFields, {})).toBeDefined()
  expect(sameName({}, starterFields)).toBeDefined()
})

test('an item of Wikidata makes one of two playgrounds that a name without words of its own would leave two', () => {
  const playground = { name: 'Playground', funTypes: ['playground' as const], wikidata: 'Q5' }
  const other = { ...playground, externalId: 'way/2', lat: metresNorth(150) }
  expect(sameName({ ...playground, externalId: 'way/1' }, other)).toBeDefined()
})

test('a name that many places bear joins only records of one provider that share a fun type', () => {
  const playground = { name: 'Playground', funTypes: ['playground' as const] }
  expect(sameName(playground, { ...playground, ...starterFields })).toBeUndefined()
  expect(sameName(playground, { ...playground, externalId: 'way/2', funTypes: ['outdoor'] })).toBeUndefined()
  const both = { ...playground, funTypes: ['outdoor' as const, 'playground' as const] }
  expect(sameName(both, { ...playground, externalId: 'way/2' })).toBeDefined()
})

test('names are likened between providers only, and within reach', () => {
  const osm = { name: 'Zoo Leipzig', provider: 'openstreetmap', externalId: 'way/2' }
  expect(like(osm, { name: 'Leipzig Zoo' })).toBeUndefined()
  expect(like({ name: 'Zoo Leipzig' }, { name: 'Leipzig Zoo', lat: metresNorth(1400) })).toBeUndefined()
})

test.each([
  ['Zoo Leipzig', 'Leipzig Zoo', 2],
  ['Louvre', 'Louvre Museum', 0.75],
  ['Louvre', 'Grand Palais Louvre', 0.625],
  ['Grand Palais', 'Louvre Grand Palais', 0.75],
  ['Louvre Grand Palais', 'Grand Palais', 0.75],
  ['Zoo Ape', 'Ape Linden Zoo', 1 / 2 + 1 / 6],
  ['Zoo', 'Zoo Leipzig', 1],
  ['Zoo Leipzig', 'Zoo', 1],
  ['Lindenhof Aquarium', 'Acquario', 1],
])('%s of the starter guide is %s at the same spot, with a score of %f', (starter, osm, score) => {
  expect(like({ name: starter }, { name: osm })).toBeCloseTo(score)
})

test.each([
  ['Zoo Leipzig', 'Zoo Halle'],
  ['Alte Pinakothek', 'Neue Pinakothek'],
  ['Linden Museum', 'Linden Park'],
  ['Linden History Museum', 'Linden Park Museum'],
  ['Linden Park Museum', 'Linden History Museum'],
  ['Spielplatz', 'Playground'],
  ['Spielplatz', 'Linden Spielplatz'],
  ['Park', 'Zoo Leipzig'],
  ['Zoo Leipzig', 'Park'],
  // Two letters are no word to go by.
  ['Zoo U2', 'U2 Linden Zoo'],
])('%s is not %s, though at the same spot', (starter, osm) => {
  expect(like({ name: starter }, { name: osm })).toBeUndefined()
})

test.each([
  ['Louvre', 'Louvre Museum'],
  ['København Zoo', 'Zoologisk Have'],
])('%s is %s close by, and not at the end of the reach', (starter, osm) => {
  expect(like({ name: starter }, { name: osm, lat: metresNorth(600) })).toBeDefined()
  expect(like({ name: starter }, { name: osm, lat: metresNorth(700) })).toBeUndefined()
})

test('a name without words of its own is trusted only where both are zoos first of all', () => {
  const other = { name: 'København Zoo', funTypes: ['aquarium' as const, 'zoo' as const] }
  expect(like({ name: 'Zoologisk Have', funTypes: ['zoo', 'aquarium'] }, other)).toBeUndefined()
})

test('what a place is called in English counts as much as its name', () => {
  const english = { name: 'Lindenhof', displayName: 'Leipzig Zoo' }
  expect(like(english, { name: 'Zoo Leipzig' })).toBeCloseTo(2)
  expect(like(english, { name: 'Zoologischer Garten' })).toBeCloseTo(1)
  expect(
    like({ name: 'Zoologisk Have', displayName: 'Copenhagen Zoo' }, { name: 'Dyrepark Nord' }),
  ).toBeCloseTo(1)
})

test('the same website joins names with a word in common, and no others', () => {
  const at = (name: string, website: string | null) => ({ name, website })
  const site = 'https://www.linden.at/'
  expect(like(at('Linden Ost', site), at('Linden West', 'http://linden.at/visit'))).toBeCloseTo(1.25)
  expect(like(at('Linden Ost', site), at('Ulmen West', site))).toBeUndefined()
  expect(like(at('Linden Ost', site), at('Linden West', 'https://ulmen.at/'))).toBeUndefined()
  expect(like(at('Linden Ost', null), at('Linden West', null))).toBeUndefined()
})
