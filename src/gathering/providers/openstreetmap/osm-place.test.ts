import { expect, test } from 'vitest'
import { anElement, anElementTagged, realElement } from '../../../../tests/osm.ts'
import type { OsmTags } from './osm-element.ts'
import { osmCandidateOf, placeCandidateOf } from './osm-place.ts'

const asOf = new Date('2024-05-01')

function fieldsOf(tags: OsmTags) {
  const candidate = placeCandidateOf(anElementTagged(tags), asOf)
  if (typeof candidate === 'string') throw new Error(candidate)
  return candidate.fields
}

test.each([
  [{ tourism: 'zoo' }, ['zoo']],
  [{ tourism: 'museum;aquarium' }, ['aquarium', 'museum']],
  [{ tourism: 'museum', leisure: 'playground' }, ['museum', 'playground']],
  [{ attraction: 'maze' }, ['theme_park']],
  [{ sport: 'swimming;climbing' }, ['sport_activities']],
  [{ boundary: 'national_park' }, ['outdoor']],
])('%o means %o', (tags, funTypes) => {
  expect(fieldsOf({ name: 'Linde', ...tags } as OsmTags).funTypes).toEqual(funTypes)
})

test.each([
  [{ name: 'Linde', tourism: 'attraction' }, 'no fun type'],
  [{ name: 'Linde', sport: 'climbing', leisure: 'pitch' }, 'no fun type'],
  [
    { name: 'Linde', attraction: 'roller_coaster', tourism: 'theme_park' },
    'a ride or enclosure inside a place',
  ],
  [{ name: 'Linde', leisure: 'playground', access: 'private' }, 'private'],
  [{ name: 'Linde', 'disused:leisure': 'water_park' }, 'no longer in use'],
  [{ name: 'Linde', leisure: 'playground', disused: 'yes' }, 'no longer in use'],
  [{ name: 'Linde', tourism: 'museum', historic: 'castle', disused: 'yes' }, 'no longer in use'],
  [{ name: 'Linde', tourism: 'attraction', man_made: 'windmill', demolished: 'yes' }, 'no longer in use'],
  [{ name: 'Linde', tourism: 'attraction', wikidata: 'Q1', disused: 'yes' }, 'no longer in use'],
  [
    { name: 'Linde', tourism: 'attraction', leisure: 'park', historic: 'yes', abandoned: 'yes' },
    'no longer in use',
  ],
  [{ tourism: 'zoo' }, 'no name'],
  [{ tourism: 'zoo', 'name:signed': 'no' }, 'no name'],
  [{ name: '?', tourism: 'zoo' }, 'unusable name'],
  [{ name: 'fixme', tourism: 'zoo' }, 'unusable name'],
  [{ name: 'x'.repeat(200), tourism: 'zoo' }, 'unusable name'],
])('%o is refused: %s', (tags, reason) => {
  expect(placeCandidateOf(anElementTagged(tags as OsmTags), asOf)).toBe(reason)
})

test.each<[tags: OsmTags, expected: string]>([
  [{ end_date: '2025' }, 'no longer in use'],
  [{ end_date: '2026' }, 'a place'],
  [{ end_date: '2026-10' }, 'no longer in use'],
  [{ end_date: '2026-11' }, 'a place'],
  [{ end_date: '2026-11-25' }, 'no longer in use'],
  [{ end_date: '2026-11-26' }, 'a place'],
  [{ end_date: '~1990' }, 'a place'],
  [{ end_date: '1990s' }, 'a place'],
  [{ end_date: '2020-13' }, 'a place'],
  [{ end_date: '1942-02-12', historic: 'wreck' }, 'a place'],
  [{ opening_date: '2027' }, 'not open yet'],
  [{ opening_date: '2026' }, 'a place'],
  [{ opening_date: '2026-12' }, 'not open yet'],
  [{ opening_date: '2026-11' }, 'a place'],
  [{ opening_date: '2026-11-27' }, 'not open yet'],
  [{ opening_date: '2026-11-26' }, 'a place'],
  [{ opening_date: 'spring 2027' }, 'a place'],
])('on 26 November 2026 a park with %o: %s', (tags, expected) => {
  const element = anElementTagged({ name: 'Linde', leisure: 'park', ...tags })
  const candidate = placeCandidateOf(element, asOf, '2026-11-26')
  expect(typeof candidate === 'string' ? candidate : 'a place').toBe(expected)
})

test.each([
  ['yes @ (Mo-Fr 16:00-20:00; Sa,Su,PH 09:00-12:00,14:00-sunset)', undefined],
  ['permissive @ (Apr-Oct Mo-Fr 16:00-20:00; SH 08:00-20:00)', undefined],
  ['yes @ Mo-Su 8:00-20:00', undefined],
  ['yes @ (Mo-Fr 16:00-20:00; Su off)', 'Mo-Fr 17:00-19:00'],
])('a school’s playground is open at the hours of %s, unless it tells its own: %s', (conditional, own) => {
  const tags = { name: 'Linde', leisure: 'playground', amenity: 'school', access: 'no' }
  const hours = /@ \(?(.+?)\)?$/.exec(conditional)?.[1]
  const { openingHours } = fieldsOf({
    ...tags,
    'access:conditional': conditional,
    ...(own && { opening_hours: own }),
  })
  expect(openingHours).toBe(own ?? hours)
})

test('hours of access are none of a place that is open to all', () => {
  const conditional = { 'access:conditional': 'yes @ (Mo-Fr 16:00-20:00)' }
  expect(fieldsOf({ name: 'Linde', leisure: 'playground', ...conditional }).openingHours).toBeNull()
})

test('what once was something else is a place today', () => {
  expect(fieldsOf({ name: 'Altes Bad', 'was:leisure': 'water_park', tourism: 'museum' }).funTypes).toEqual([
    'museum',
  ])
})

test('a position is needed, and one on the Earth; the Equator and Greenwich are on it', () => {
  const at = (lat?: number, lon?: number) => {
    const { lat: _, lon: __, ...element } = anElement()
    const found = placeCandidateOf(
      { ...element, ...(lat !== undefined && { lat }), ...(lon !== undefined && { lon }) },
      asOf,
    )
    return typeof found === 'string' ? found : 'a place'
  }
  expect([at(), at(91, 0), at(48, 181), at(0, 0)]).toEqual([
    'no position',
    ...Array(3).fill('invalid position'),
  ])
  expect([at(51.48, 0), at(0, 9.4)]).toEqual(['a place', 'a place'])
})

test('a playground without a name is called by its street; other places are not', () => {
  const called = (tags: OsmTags) =>
    placeCandidateOf(anElementTagged({ leisure: 'playground', ...tags }), asOf)
  expect(called({ 'addr:street': 'Elm Street' })).toMatchObject({
    ...{ fields: { name: 'Playground Elm Street' }, isUnnamed: true },
  })
  expect(called({ name: 'Playground Elm Street' })).not.toHaveProperty('isUnnamed')
  expect(placeCandidateOf(anElementTagged({ tourism: 'zoo', 'addr:street': 'Elm Street' }), asOf)).toBe(
    'no name',
  )
})

test('the English name is shown only where it says something else', () => {
  expect(fieldsOf({ tourism: 'zoo', name: 'Зоопарк', 'name:en': 'Sofia Zoo' }).displayName).toBe('Sofia Zoo')
  expect(fieldsOf({ tourism: 'zoo', name: 'Zoo Linz', 'name:en': 'ZOO Linz' }).displayName).toBeNull()
  expect(fieldsOf({ tourism: 'zoo', 'name:en': 'Linz Zoo' })).toMatchObject({
    name: 'Linz Zoo',
    displayName: null,
  })
})

test('of several names in one tag the first is shown, and the others are known', () => {
  const lake = realElement('munich-playgrounds-parks', 'way/40623242')
  expect(placeCandidateOf(lake, asOf)).toMatchObject({
    fields: { name: 'Spielplatz Lerchenauer See' },
    otherNames: ['Spielplatz Lerchenauer See, Rodelberg'],
  })
})

test('contact tags stand in for those without the prefix', () => {
  const fields = fieldsOf({
    name: 'Linde',
    tourism: 'zoo',
    'contact:website': 'linde.at',
    'contact:phone': '+43 1 23456',
  })
  expect(fields).toMatchObject({ website: 'https://linde.at/', phone: '+43 1 23456' })
})

test('ages beyond 18 mean 18, and nonsense means nothing', () => {
  const ages = (min_age: string, max_age: string) =>
    fieldsOf({ name: 'Linde', tourism: 'zoo', min_age, max_age })
  expect(ages('3', '27')).toMatchObject({ ageGroupMin: 3, ageGroupMax: 18 })
  expect(ages('12', '6')).toMatchObject({ ageGroupMin: null, ageGroupMax: null })
  expect(ages('3+', '12 years')).toMatchObject({ ageGroupMin: 3, ageGroupMax: 12 })
  expect(ages('18 months', '144 months')).toMatchObject({ ageGroupMin: null, ageGroupMax: null })
  expect(ages('three', '-1')).toMatchObject({ ageGroupMin: null, ageGroupMax: null })
})

test.each([
  ['yes', 'yes'],
  ['designated', 'yes'],
  ['limited', 'limited'],
  ['no', 'no'],
  ['assisted', null],
  [undefined, null],
])('stroller=%s says of a buggy: %s', (stroller, buggy) => {
  expect(fieldsOf({ tourism: 'zoo', name: 'Zoo', ...(stroller && { stroller }) })).toMatchObject({ buggy })
})

test('a stored element is read again like a fetched one', () => {
  const element = anElement({ tags: { opening_hours: 'Apr-Sep: 09:00-18:00' } })
  const fetched = placeCandidateOf(element, asOf)
  const raw = JSON.parse(JSON.stringify(element))
  expect(osmCandidateOf({ externalId: `node/${element.id}`, raw, sourceDate: asOf })).toEqual(fetched)
})
