import { expect, test } from 'vitest'
import { anElementTagged, realElement } from '../../../../tests/osm.ts'
import type { OsmElement, OsmTags } from './osm-element.ts'
import { placeCandidateOf } from './osm-place.ts'

function fate(element: OsmElement): string {
  const candidate = placeCandidateOf(element, undefined)
  return typeof candidate === 'string' ? candidate : 'a place'
}

test.each([
  ['munich-centre', 'node/849628369', 'not for families'],
  ['munich-centre', 'node/6503197404', 'not for families'],
  ['munich-centre', 'node/1093788506', 'not for families'],
  ['monaco', 'node/4416197079', 'not for families'],
  ['monaco', 'way/159175442', 'not for families'],
  ['helsinki-centre', 'node/6186486068', 'a place'],
  ['munich-centre', 'node/3661907644', 'not a day out'],
  ['stockholm-soder', 'node/1488609324', 'not a day out'],
  ['munich-centre', 'node/2501121199', 'not a day out'],
  ['climbing-europe', 'way/448222300', 'a place'],
  ['dreieich', 'way/361563810', 'not a day out'],
  ['munich-playgrounds-parks', 'way/495553374', 'a place'],
  ['andorra', 'way/293166612', 'private'],
  ['monaco', 'way/352691914', 'private'],
  ['climbing-europe', 'node/1160085927', 'a place'],
  ['climbing-europe', 'node/5103498379', 'a place'],
  ['climbing-europe', 'way/809917533', 'a place'],
  ['climbing-europe', 'node/6900678755', 'private'],
  // Naked bathers: one part of a shore is theirs alone, on the other they are borne with.
  ['munich-playgrounds-parks', 'way/68512684', 'not for families'],
  ['munich-playgrounds-parks', 'way/68652645', 'not for families'],
  ['munich-playgrounds-parks', 'way/73940214', 'a place'],
  ['munich-playgrounds-parks', 'way/68512682', 'a place'],
  ['copenhagen', 'node/298796184', 'not a day out'],
  ['stockholm-soder', 'node/1547195501', 'not a day out'],
  ['bad-hersfeld', 'way/91462006', 'not a day out'],
  ['munich-playgrounds-parks', 'node/1089244669', 'private'],
])('%s %s: %s', (region, id, expected) => {
  expect(fate(realElement(region, id))).toBe(expected)
})

const afternoons = { 'access:conditional': 'yes @ (Mo-Fr 16:00-20:00; Sa,Su 09:00-sunset)' }

// Made: the real regions have none of these, or none that one rule alone decides.
test.each<[tags: OsmTags, expected: string]>([
  [{ leisure: 'escape_game', min_age: '16' }, 'not for families'],
  [{ leisure: 'escape_game', min_age: '15' }, 'a place'],
  [{ leisure: 'escape_game', min_age: '18+' }, 'not for families'],
  [{ leisure: 'escape_game', min_age: '16 years' }, 'not for families'],
  [{ leisure: 'indoor_play', min_age: '18 months' }, 'a place'],
  [{ shop: 'erotic', tourism: 'museum' }, 'not for families'],
  ...['brothel', 'stripclub', 'swingerclub', 'nightclub', 'casino', 'gambling'].map(
    (amenity): [OsmTags, string] => [{ amenity, leisure: 'sports_centre' }, 'not for families'],
  ),
  [{ leisure: 'adult_gaming_centre', amenity: 'cinema' }, 'not for families'],
  [{ leisure: 'amusement_arcade', gambling: 'slot_machines' }, 'not for families'],
  [{ leisure: 'amusement_arcade', gambling: 'no' }, 'a place'],
  [{ amenity: 'cinema', 'cinema:type': 'adult' }, 'not for families'],
  [{ amenity: 'cinema', name: 'Erotik-Kino Linde' }, 'not for families'],
  [{ amenity: 'cinema', name: 'Sussex Cinema' }, 'a place'],
  [{ amenity: 'theatre', name: 'Gala Bingo' }, 'not for families'],
  [{ tourism: 'museum', name: 'Sexmuseum Amsterdam' }, 'not for families'],
  [{ tourism: 'museum', name: "Museu de l'Eròtica" }, 'not for families'],
  [{ tourism: 'museum', name: "Musée de l'Érotisme" }, 'not for families'],
  [{ tourism: 'museum', name: 'Venustempel', 'name:en': 'The Sex Museum' }, 'not for families'],
  [{ tourism: 'museum', name: 'Essex Museum' }, 'a place'],
  [{ natural: 'beach', name: 'FKK-Strand' }, 'not for families'],
  [{ natural: 'beach', name: 'Playa Nudista' }, 'not for families'],
  [{ natural: 'beach', name: 'Plage naturiste de la Linde' }, 'not for families'],
  [{ leisure: 'nature_reserve', name: 'Naturstrand' }, 'a place'],
  [{ leisure: 'amusement_arcade', name: 'Spielhalle Linde' }, 'not for families'],
  [{ leisure: 'amusement_arcade', name: 'Löwen Play' }, 'not for families'],
  [{ leisure: 'indoor_play', name: 'Kinderspielhalle Linde' }, 'a place'],
  [{ leisure: 'sports_centre', sport: 'fitness' }, 'not a day out'],
  [{ leisure: 'sports_centre', sport: 'yoga;pilates' }, 'not a day out'],
  [{ leisure: 'sports_centre', sport: 'dance' }, 'not a day out'],
  [{ leisure: 'sports_centre', sport: 'fitness;swimming' }, 'a place'],
  [{ leisure: 'sports_centre', sport: 'fitness', wikidata: 'Q1' }, 'a place'],
  [{ leisure: 'sports_centre', sport: 'fitness', fee: 'yes' }, 'a place'],
  [{ leisure: 'sports_centre;fitness_centre' }, 'not a day out'],
  [{ leisure: 'swimming_pool', name: 'Babybecken' }, 'not a day out'],
  [{ leisure: 'swimming_pool', name: 'Nichtschwimmerbecken', website: 'bad.at' }, 'a place'],
  [{ leisure: 'swimming_pool', name: 'Lindenbad', swimming_pool: 'wading' }, 'not a day out'],
  [{ leisure: 'swimming_pool', name: 'Lindenbad' }, 'a place'],
  [{ leisure: 'playground', name: 'Schulhof Linde' }, 'not a day out'],
  [{ leisure: 'playground', name: 'Spielplatz am Kindergarten' }, 'a place'],
  [{ leisure: 'playground', amenity: 'school' }, 'not a day out'],
  [{ leisure: 'playground', amenity: 'kindergarten', access: 'private' }, 'private'],
  [{ leisure: 'park', landuse: 'allotments' }, 'not a day out'],
  [{ leisure: 'park', landuse: 'cemetery' }, 'not a day out'],
  [{ leisure: 'park', landuse: 'cemetery', wikidata: 'Q1' }, 'a place'],
  [{ leisure: 'park', amenity: 'hospital' }, 'not a day out'],
  [{ leisure: 'park', healthcare: 'clinic' }, 'not a day out'],
  [{ leisure: 'playground', access: 'customers' }, 'private'],
  [{ leisure: 'playground', access: 'customers', fee: 'no' }, 'private'],
  [{ leisure: 'playground', access: 'customers', fee: 'yes' }, 'a place'],
  [{ leisure: 'playground', access: 'customers', opening_hours: 'Mo-Su 10:00-18:00' }, 'a place'],
  [{ leisure: 'playground', access: 'customers', website: 'linde.at' }, 'a place'],
  [{ leisure: 'indoor_play', access: 'customers' }, 'a place'],
  [{ leisure: 'water_park', access: 'customers' }, 'a place'],
  [{ leisure: 'water_park', access: 'private' }, 'private'],
  ...['residents', 'members', 'employees', 'military'].map((access): [OsmTags, string] => [
    { leisure: 'playground', access },
    'private',
  ]),
  [{ leisure: 'playground', access: 'permissive' }, 'a place'],
  [{ leisure: 'playground', amenity: 'school', access: 'no', ...afternoons }, 'a place'],
  [{ leisure: 'playground', name: 'Schulhof Linde', access: 'private', ...afternoons }, 'a place'],
  [{ leisure: 'playground', amenity: 'school', access: 'yes' }, 'not a day out'],
  ...[
    ...['yes @ (school hours)', 'yes @ Mo-Fr', 'customers @ (Mo-Fr 15:00-20:00)', 'yes @ (Mo-Fr 15:00-20:00'],
    ...[
      'yes @ (Mo-Fr 15:00-20:00); no @ (SH)',
      'yes @ (Mo-Fr 15:00-20:00) AND (age < 12)',
      'no @ (Su 9:00-10:00)',
    ],
    ...['yes @ (off)', 'yes @ (Mi 15:00-20:00)', 'yes @ (age < 12)', '24/7'],
  ].map((conditional): [OsmTags, string] => [
    { leisure: 'playground', access: 'no', 'access:conditional': conditional },
    'private',
  ]),
])('made: %o: %s', (tags, expected) => {
  expect(fate(anElementTagged({ name: 'Linde', ...tags }))).toBe(expected)
})
