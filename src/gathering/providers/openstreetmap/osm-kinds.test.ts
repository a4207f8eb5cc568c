import { expect, test } from 'vitest'
import { realElement } from '../../../../tests/osm.ts'
import type { OsmTags } from './osm-element.ts'
import { osmKindOf } from './osm-fun-types.ts'

const typesOf = (tags: OsmTags) => osmKindOf({ name: 'Linde', ...tags }).funTypes

test.each<[region: string, id: string, funTypes: string[]]>([
  ['copenhagen', 'node/759840841', ['museum']],
  ['copenhagen', 'node/814330', ['museum']],
  ['liechtenstein', 'node/6520959387', ['zoo']],
  ['malta', 'node/4526097389', ['zoo']],
  ['malta', 'relation/7876186', ['museum']],
  ['malta', 'way/85426535', ['outdoor']],
  ['malta', 'relation/7893491', ['museum']],
  ['malta', 'node/306285128', ['outdoor']],
  ['malta', 'node/204936967', ['outdoor']],
  ['malta', 'way/298483672', ['outdoor']],
  ['history/malta-2016', 'node/160050175', ['museum']],
  ['malta', 'way/30109554', ['outdoor']],
  ['monaco', 'node/4416197078', ['entertainment']],
  ['monaco', 'node/9779607915', ['entertainment']],
  ['monaco', 'node/6363460455', ['sport_activities']],
  ['andorra', 'way/219556004', ['sport_activities']],
  ['bad-hersfeld', 'node/1943262025', ['entertainment']],
  ['andorra', 'node/4874445631', []],
  ['helsinki-centre', 'way/122869882', ['outdoor']],
  ['bad-hersfeld', 'way/885499028', []],
  ['bad-hersfeld', 'way/694008217', []],
  ['liechtenstein', 'node/9810388775', []],
])('%s %s is %j', (region, id, funTypes) => {
  expect(osmKindOf(realElement(region, id).tags).funTypes).toEqual(funTypes)
})

// Made: the real regions have none of these.
test.each<[tags: OsmTags, funTypes: string[]]>([
  [{ zoo: 'falconry' }, ['zoo']],
  [{ zoo: 'aquarium' }, ['aquarium']],
  [{ attraction: 'summer_toboggan' }, ['theme_park']],
  [{ leisure: 'indoor_play' }, ['playground']],
  [{ leisure: 'swimming_area' }, ['outdoor']],
  [{ leisure: 'bathing_place' }, ['outdoor']],
  [{ leisure: 'bowling_alley' }, ['entertainment']],
  [{ leisure: 'trampoline_park' }, ['entertainment']],
  [{ amenity: 'public_bath' }, ['sport_activities']],
  [{ sport: 'climbing', leisure: 'pitch' }, []],
  [{ tourism: 'attraction' }, []],
  [{ tourism: 'attraction', wikidata: 'Q1' }, ['outdoor']],
  [{ tourism: 'attraction', fee: 'yes' }, ['outdoor']],
  [{ tourism: 'attraction', opening_hours: '24/7' }, ['outdoor']],
  [{ tourism: 'attraction', 'contact:website': 'linde.at' }, ['outdoor']],
  [{ tourism: 'attraction', historic: 'castle' }, ['museum']],
  [{ tourism: 'attraction', historic: 'mine' }, ['museum']],
  [{ tourism: 'attraction', man_made: 'observatory' }, ['museum']],
  [{ tourism: 'attraction', man_made: 'lighthouse' }, ['outdoor']],
  [{ tourism: 'attraction', 'tower:type': 'observation' }, ['outdoor']],
  [{ tourism: 'attraction', building: 'greenhouse' }, ['outdoor']],
  [{ tourism: 'attraction', historic: 'castle', leisure: 'park' }, ['outdoor']],
  [{ historic: 'castle' }, []],
  [{ amenity: 'library', tourism: 'attraction' }, ['entertainment']],
  [{ amenity: 'library', tourism: 'viewpoint' }, []],
  [{ leisure: 'garden', tourism: 'attraction' }, ['outdoor']],
  [{ amenity: 'arts_centre', 'theatre:genre': 'puppet' }, ['entertainment']],
  [{ amenity: 'arts_centre', 'theatre:genre': 'opera;children' }, ['entertainment']],
  [{ amenity: 'arts_centre' }, []],
  [{ tourism: 'viewpoint', wikidata: 'Q1' }, []],
  [{ tourism: 'picnic_site', website: 'linde.at' }, []],
])('made: %o is %j', (tags, funTypes) => {
  expect(typesOf(tags)).toEqual(funTypes)
})

// Made, but for the names.
test.each([
  ...['Falknerei', 'Fauconnerie du Puy', 'Falconeria', 'Cetrería', 'Falcoaria', 'Valkerij', 'Falkoneri'],
  ...[
    'Sokolnictwo',
    'Sokoliarstvo',
    'Sokolarski centar',
    'Solymászat',
    'Birds of Prey Centre',
    'Greifvogelpark',
  ],
])('an attraction called %s is for those who look at animals', (name) => {
  expect(typesOf({ tourism: 'attraction', name })).toEqual(['zoo'])
})

test.each([
  ...['Planetarium', 'Planétarium', 'Planetario', 'Planetário', 'Planetárium', 'Planetariet', 'Planetaario'],
  ...['Планетариум', 'Πλανητάριο', 'Hvězdárna a planetárium', 'Planetariu'],
])('an attraction called %s is a planetarium', (name) => {
  expect(typesOf({ tourism: 'attraction', name })).toEqual(['museum'])
})
