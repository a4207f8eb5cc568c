import { expect, test } from 'vitest'
import { aCandidate } from '../../tests/candidates.ts'
import { likeNameScore, likenessOf, sameNameScore } from './place-twins.ts'

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
