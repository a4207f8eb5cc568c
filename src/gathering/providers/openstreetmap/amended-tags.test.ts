import { expect, test } from 'vitest'
import { allElements, anElementTagged, realElement } from '../../../../tests/osm.ts'
import type { OsmElement, OsmTags } from './osm-element.ts'
import { says } from './osm-kinds.ts'
import { placeCandidateOf } from './osm-place.ts'

/** The fun types of a place, the primary one first, or why it is none. */
function readingOf(element: OsmElement): string {
  const candidate = placeCandidateOf(element, undefined)
  return typeof candidate === 'string' ? candidate : candidate.fields.funTypes.join(' ')
}

/** A row of the table that says what tags become, and an element of a real region that shows it. */
const real: readonly [row: string, region: string, id: string, reading: string][] = [
  ['tourism=zoo', 'malta', 'way/224959260', 'zoo'],
  ['zoo=petting_zoo', 'copenhagen', 'way/131618435', 'zoo'],
  ['tourism=aquarium', 'malta', 'way/275577212', 'aquarium'],
  ['tourism=museum', 'malta', 'way/386844095', 'museum'],
  ['amenity=planetarium', 'malta', 'relation/7876186', 'museum'],
  ['tourism=theme_park', 'malta', 'node/2808783510', 'theme_park'],
  ['the first match is the primary type', 'copenhagen', 'way/3107461', 'theme_park outdoor'],
  ['leisure=water_park', 'bad-hersfeld', 'way/93046317', 'waterpark'],
  ['leisure=playground', 'munich-centre', 'way/775421089', 'playground'],
  ['a playground named after its street', 'unnamed/copenhagen-unnamed', 'way/50981831', 'playground'],
  ['leisure=park', 'munich-playgrounds-parks', 'way/495553374', 'outdoor'],
  ['leisure=nature_reserve', 'malta', 'way/30114836', 'outdoor'],
  ['leisure=beach_resort', 'monaco', 'node/12371341053', 'outdoor'],
  ['natural=beach', 'malta', 'node/3689087526', 'outdoor'],
  ['boundary=national_park', 'malta', 'way/30605179', 'outdoor'],
  ['amenity=theatre', 'munich-centre', 'node/299513611', 'entertainment'],
  ['amenity=cinema', 'monaco', 'node/4416197078', 'entertainment'],
  ['leisure=amusement_arcade', 'helsinki-centre', 'node/6186486068', 'entertainment'],
  ['leisure=escape_game', 'monaco', 'node/9779607915', 'entertainment'],
  ['leisure=miniature_golf', 'bad-hersfeld', 'way/437579034', 'entertainment'],
  ['leisure=sports_centre', 'monaco', 'node/6363460455', 'sport_activities'],
  ['leisure=ice_rink', 'andorra', 'way/219556004', 'sport_activities'],
  ['leisure=horse_riding', 'liechtenstein', 'way/533929981', 'sport_activities'],
  ['leisure=swimming_pool', 'malta', 'node/1602320802', 'sport_activities'],
  ['sport=climbing', 'climbing-europe', 'node/5769169690', 'sport_activities'],
  ['sport=climbing_adventure', 'liechtenstein', 'way/298583434', 'theme_park sport_activities'],
  ['sport=karting', 'monaco', 'node/6363460455', 'sport_activities'],
  [
    'other attraction=* is no place of its own',
    'liechtenstein',
    'node/6508855990',
    'a ride or enclosure inside a place',
  ],
  ['disused:', 'climbing-europe', 'node/683465494', 'no longer in use'],
  ['disused: of a track that karts once drove on', 'liechtenstein', 'way/456121910', 'no longer in use'],
  ['disused=yes of a mill that people come to see', 'malta', 'node/160050175', 'museum'],
  ['disused=yes of an aqueduct that people come to see', 'malta', 'way/112265632', 'outdoor'],
  ['access=no', 'munich-playgrounds-parks', 'node/1089244669', 'private'],
  ['access=private', 'andorra', 'way/293166612', 'private'],
  [
    'access=customers of a kind that is always paid',
    'climbing-europe',
    'node/6814015370',
    'sport_activities',
  ],
  ['min_age>=16, a cinema of adult films', 'munich-centre', 'node/849628369', 'not for families'],
  ['amenity=nightclub', 'munich-centre', 'node/1093788506', 'not for families'],
  ['amenity=casino', 'monaco', 'node/4416197079', 'not for families'],
  ['an arcade of slot machines', 'munich-centre', 'node/6503197404', 'not for families'],
  ['leisure=sports_centre with sport=yoga', 'munich-centre', 'node/3661907644', 'not a day out'],
  [
    'the yard of a kindergarten, which has a page as they all do',
    ...(['munich-playgrounds-parks', 'way/359873778', 'not a day out'] as const),
  ],
  ['a shop that sells what one climbs with', 'munich-centre', 'node/2501121199', 'not a day out'],
  ['tourism=attraction with historic=castle', 'munich-centre', 'relation/7456359', 'museum'],
  ['tourism=attraction with historic=fort', 'malta', 'node/5364111841', 'museum'],
  ['tourism=attraction with historic=ruins', 'malta', 'node/204936967', 'outdoor'],
  ['tourism=attraction with natural=cave_entrance', 'malta', 'node/306285128', 'outdoor'],
  ['tourism=attraction with man_made=windmill', 'history/malta-2016', 'node/160050175', 'museum'],
  ['amenity=library with Wikidata', 'bad-hersfeld', 'node/1943262025', 'entertainment'],
  ['leisure=garden with Wikidata', 'malta', 'way/85336573', 'outdoor'],
  ['amenity=arts_centre without children', 'munich-centre', 'node/291642230', 'no fun type'],
  ['tourism=viewpoint', 'liechtenstein', 'way/333967531', 'no fun type'],
]

test.each(real)('%s: %s %s is: %s', (_, region, id, reading) => {
  expect(readingOf(realElement(region, id))).toBe(reading)
})

/** Made, since no real region has one: see the test below. */
const made: readonly [tags: OsmTags, reading: string][] = [
  [{ zoo: 'wildlife_park' }, 'zoo'],
  [{ zoo: 'safari_park' }, 'zoo'],
  [{ zoo: 'falconry' }, 'zoo'],
  [{ zoo: 'aquarium' }, 'aquarium'],
  [{ attraction: 'summer_toboggan' }, 'theme_park'],
  [{ attraction: 'maze' }, 'theme_park'],
  [{ leisure: 'indoor_play' }, 'playground'],
  [{ leisure: 'swimming_area' }, 'outdoor'],
  [{ leisure: 'bathing_place' }, 'outdoor'],
  [{ leisure: 'bowling_alley' }, 'entertainment'],
  [{ leisure: 'trampoline_park' }, 'entertainment'],
  [{ amenity: 'public_bath' }, 'sport_activities'],
  [{ leisure: 'pitch', sport: 'karting' }, 'no fun type'],
  [{ 'abandoned:leisure': 'water_park' }, 'no longer in use'],
  [{ 'demolished:tourism': 'zoo' }, 'no longer in use'],
  [{ 'was:tourism': 'museum' }, 'no longer in use'],
  [{ leisure: 'indoor_play', access: 'customers' }, 'playground'],
  [{ leisure: 'swimming_pool', access: 'customers', fee: 'yes' }, 'sport_activities'],
  [{ tourism: 'museum', shop: 'erotic' }, 'not for families'],
  [{ leisure: 'adult_gaming_centre' }, 'not for families'],
  [{ amenity: 'stripclub' }, 'not for families'],
  [{ amenity: 'swingerclub' }, 'not for families'],
  [{ amenity: 'brothel' }, 'not for families'],
  [{ leisure: 'amusement_arcade', gambling: 'slot_machines' }, 'not for families'],
  [{ leisure: 'bingo' }, 'not for families'],
  [{ leisure: 'park', landuse: 'allotments' }, 'not a day out'],
  [{ leisure: 'park', healthcare: 'hospital' }, 'not a day out'],
  [{ leisure: 'playground', amenity: 'school' }, 'not a day out'],
  [{ tourism: 'attraction', historic: 'mine' }, 'museum'],
  [{ tourism: 'attraction', man_made: 'observatory' }, 'museum'],
  [{ tourism: 'attraction', man_made: 'lighthouse' }, 'outdoor'],
  [{ tourism: 'attraction', 'tower:type': 'observation' }, 'outdoor'],
  [{ tourism: 'attraction', building: 'greenhouse' }, 'outdoor'],
  [{ amenity: 'arts_centre', 'theatre:genre': 'puppet' }, 'entertainment'],
]

test.each(made)('made: %o is: %s', (tags, reading) => {
  expect(readingOf(anElementTagged({ name: 'Linde', ...tags }))).toBe(reading)
})

test('what is made is what no real region has', () => {
  const elements = allElements()
  const found = made.filter(([tags]) =>
    elements.some(
      (element) =>
        element.tags.name &&
        Object.entries(tags).every(([key, value]) => says(element.tags, { key, values: [value] })),
    ),
  )
  expect(found).toEqual([])
})

test('of every row: without a name of any sort it is no place', () => {
  const places = real
    .map(([, region, id]) => realElement(region, id))
    .filter((element) => typeof placeCandidateOf(element, undefined) !== 'string')
  const nameless = ([key]: [string, string]) => !/name|^addr:(street|place)$/.test(key)
  const readings = places.map(({ tags, ...element }) =>
    readingOf({ ...element, tags: Object.fromEntries(Object.entries(tags).filter(nameless)) }),
  )
  expect(readings.length).toBeGreaterThan(30)
  expect(new Set(readings)).toEqual(new Set(['no name']))
})
