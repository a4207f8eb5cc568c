import { expect, test } from 'vitest'
import { realElement } from '../../../../tests/osm.ts'
import type { OsmTags } from './osm-element.ts'
import { osmKindOf } from './osm-fun-types.ts'
import { likelySettingOf, settingOf } from './osm-setting.ts'

const likely = (tags: OsmTags) => likelySettingOf(tags, osmKindOf(tags))

test.each([
  ['monaco', 'node/7788176331', 'outdoor', 'outdoor'],
  ['malta', 'way/55064405', 'outdoor', 'indoor'],
  ['monaco', 'node/7788214971', 'outdoor', 'indoor'],
  ['munich-centre', 'way/46617421', null, 'indoor'],
  ['andorra', 'way/219556004', null, 'indoor'],
  ['monaco', 'node/7812788922', null, 'outdoor'],
  ['climbing-europe', 'node/5769169690', 'indoor', undefined],
  ['climbing-europe', 'way/97422162', 'indoor', 'indoor'],
  ['climbing-europe', 'node/7069852455', null, undefined],
  ['climbing-europe', 'way/907733370', 'outdoor', undefined],
  ['climbing-europe', 'node/6900678755', 'outdoor', undefined],
  ['bad-hersfeld', 'way/437579034', null, undefined],
  ['copenhagen', 'node/759840841', null, 'indoor'],
  ['andorra', 'way/293106080', 'outdoor', 'outdoor'],
])('%s %s: said %s, likely %s', (region, id, said, asARule) => {
  const { tags } = realElement(region, id)
  expect([settingOf(tags), likely(tags)]).toEqual([said, asARule])
})

// Made.
test.each<[tags: OsmTags, said: string | null, asARule: string | undefined]>([
  [{ leisure: 'trampoline_park' }, null, 'indoor'],
  [{ leisure: 'sports_centre', building: 'yes' }, null, 'indoor'],
  [{ leisure: 'sports_centre' }, null, undefined],
  [{ leisure: 'sports_centre', sport: 'climbing', building: 'yes' }, null, 'indoor'],
  [{ leisure: 'ice_rink' }, null, undefined],
  [{ leisure: 'ice_rink', name: 'Eishalle Linde' }, null, 'indoor'],
  [{ leisure: 'ice_rink', covered: 'yes' }, 'both', undefined],
  [{ leisure: 'water_park' }, null, undefined],
  [{ tourism: 'museum', museum: 'open_air' }, 'outdoor', 'indoor'],
  [{ tourism: 'museum', name: 'Freilichtmuseum Linde' }, null, 'outdoor'],
  [{ amenity: 'cinema', name: 'Sommerkino' }, null, 'outdoor'],
  [{ amenity: 'cinema', drive_in: 'yes' }, 'outdoor', 'indoor'],
  [{ leisure: 'playground' }, null, 'outdoor'],
  [{ leisure: 'playground', indoor: 'yes' }, 'indoor', 'outdoor'],
  [{ leisure: 'playground', indoor: 'yes', outdoor: 'yes' }, 'both', 'outdoor'],
  [{ leisure: 'playground', indoor: 'no' }, 'outdoor', 'outdoor'],
  [{ leisure: 'indoor_play' }, null, 'indoor'],
  [{ tourism: 'zoo', building: 'yes' }, null, 'outdoor'],
  [{ leisure: 'swimming_pool', location: 'indoor' }, 'indoor', undefined],
  [{ leisure: 'swimming_pool', covered: 'no' }, 'outdoor', undefined],
])('made: %o: said %s, likely %s', (tags, said, asARule) => {
  expect([settingOf(tags), likely(tags)]).toEqual([said, asARule])
})
