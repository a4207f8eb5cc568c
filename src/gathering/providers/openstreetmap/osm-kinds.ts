import type { FunTypeSlug } from '../../../guide/fun-types/fun-types.ts'
import { type OsmTags, tagValues } from './osm-element.ts'

/** A tag with one of the values; with any, where none are named. */
export type TagTest = { key: string; values?: readonly string[] }

/** Which tags mean a fun type: the key with one of the values, unless another tag says otherwise. */
export type OsmKindRow = {
  funType: FunTypeSlug
  key: string
  values: readonly string[]
  unless?: TagTest
  /** One of these has to be said as well. */
  needs?: readonly TagTest[]
  /** Where such places are as a rule; left out where some are under a roof and some are not. */
  setting?: 'indoor' | 'outdoor'
  /** True for those that nobody lets in for nothing. */
  isPaid?: boolean
}

const saysMore: readonly TagTest[] = [
  { key: 'wikidata' },
  { key: 'tourism', values: ['attraction', 'museum', 'gallery', 'artwork', 'zoo', 'theme_park', 'yes'] },
]

/** In the guide's order: the first whose tags match is a place's primary fun type. */
export const osmKinds: readonly OsmKindRow[] = [
  { funType: 'zoo', key: 'tourism', values: ['zoo'], setting: 'outdoor', isPaid: true },
  {
    ...{ funType: 'zoo', key: 'zoo', setting: 'outdoor' },
    values: ['petting_zoo', 'wildlife_park', 'safari_park', 'falconry'],
  },
  { funType: 'aquarium', key: 'tourism', values: ['aquarium'], setting: 'indoor', isPaid: true },
  { funType: 'aquarium', key: 'zoo', values: ['aquarium'], setting: 'indoor', isPaid: true },
  { funType: 'museum', key: 'tourism', values: ['museum'], setting: 'indoor', isPaid: true },
  { funType: 'museum', key: 'amenity', values: ['planetarium'], setting: 'indoor', isPaid: true },
  { funType: 'theme_park', key: 'tourism', values: ['theme_park'], setting: 'outdoor', isPaid: true },
  { funType: 'theme_park', key: 'attraction', values: ['summer_toboggan'], setting: 'outdoor', isPaid: true },
  { funType: 'theme_park', key: 'attraction', values: ['maze'], isPaid: true },
  { funType: 'waterpark', key: 'leisure', values: ['water_park'], isPaid: true },
  { funType: 'playground', key: 'leisure', values: ['playground'], setting: 'outdoor' },
  { funType: 'playground', key: 'leisure', values: ['indoor_play'], setting: 'indoor', isPaid: true },
  {
    ...{ funType: 'outdoor', key: 'leisure', setting: 'outdoor' },
    values: ['park', 'nature_reserve', 'swimming_area', 'bathing_place', 'beach_resort'],
  },
  { funType: 'outdoor', key: 'leisure', values: ['garden'], setting: 'outdoor', needs: saysMore },
  { funType: 'outdoor', key: 'natural', values: ['beach'], setting: 'outdoor' },
  { funType: 'outdoor', key: 'boundary', values: ['national_park'], setting: 'outdoor' },
  {
    ...{ funType: 'entertainment', key: 'amenity', setting: 'indoor', isPaid: true },
    values: ['cinema', 'theatre'],
  },
  {
    ...{ funType: 'entertainment', key: 'leisure', setting: 'indoor', isPaid: true },
    values: ['bowling_alley', 'amusement_arcade', 'escape_game', 'trampoline_park'],
  },
  { funType: 'entertainment', key: 'leisure', values: ['miniature_golf'], isPaid: true },
  { funType: 'entertainment', key: 'amenity', values: ['library'], setting: 'indoor', needs: saysMore },
  {
    ...{ funType: 'entertainment', key: 'amenity', values: ['arts_centre'], setting: 'indoor' },
    needs: [{ key: 'theatre:genre', values: ['puppet', 'puppetry', 'marionette', 'children'] }],
  },
  { funType: 'sport_activities', key: 'leisure', values: ['ice_rink'], isPaid: true },
  {
    ...{ funType: 'sport_activities', key: 'leisure' },
    values: ['sports_centre', 'horse_riding', 'swimming_pool'],
  },
  { funType: 'sport_activities', key: 'amenity', values: ['public_bath'], isPaid: true },
  {
    ...{ funType: 'sport_activities', key: 'sport', values: ['climbing', 'climbing_adventure', 'karting'] },
    ...{ unless: { key: 'leisure', values: ['pitch'] }, isPaid: true },
  },
]

const toldOf: readonly TagTest[] = [
  ...[{ key: 'wikidata' }, { key: 'opening_hours' }, { key: 'fee' }, { key: 'charge' }],
  ...[{ key: 'website' }, { key: 'contact:website' }, { key: 'url' }],
]
const attraction = { key: 'tourism', values: ['attraction'] } as const

/** What `tourism=attraction` means where no other tag says what it is; the first that fits. */
export const attractionKinds: readonly OsmKindRow[] = [
  {
    ...{ ...attraction, funType: 'outdoor', setting: 'outdoor' },
    needs: [
      { key: 'historic', values: ['ruins'] },
      { key: 'natural', values: ['cave_entrance'] },
      { key: 'man_made', values: ['lighthouse'] },
      { key: 'tower:type', values: ['observation'] },
    ],
  },
  {
    ...{ ...attraction, funType: 'museum' },
    needs: [
      { key: 'historic', values: ['castle', 'fort', 'mine'] },
      { key: 'man_made', values: ['observatory', 'windmill'] },
    ],
  },
  {
    ...{ ...attraction, funType: 'outdoor', setting: 'indoor' },
    needs: [{ key: 'building', values: ['greenhouse'] }],
  },
  { ...attraction, funType: 'outdoor', needs: toldOf },
]

/** Attractions that their names tell, in plain letters and in the languages of the guide. */
export const namedAttractions: readonly (OsmKindRow & { name: RegExp })[] = [
  {
    ...{ ...attraction, funType: 'zoo', setting: 'outdoor', isPaid: true },
    name: /falkner|falcon(ry|eria)|fauconnerie|cetreria|falcoaria|valker|falkoner|falkener|sokolnic|sokoliar|sokolar|solymasz|soimarit|birds? of prey|greifvogel|adlerwarte/,
  },
  {
    ...{ ...attraction, funType: 'museum', setting: 'indoor', isPaid: true },
    name: /planetari|planetaario|planitario|hvezdarn/,
  },
]

/** The tags that may give a place without a name one: 'Playground Elm Street'. */
export const namedAfter: Partial<Record<FunTypeSlug, readonly string[]>> = {
  playground: ['addr:street', 'addr:place'],
}

export const says = (tags: OsmTags, { key, values }: TagTest): boolean =>
  values ? tagValues(tags, key).some((value) => values.includes(value)) : Boolean(tags[key]?.trim())
