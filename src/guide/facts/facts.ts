import type { Fact, FactType, ListType } from './fact-types.ts'

/**
 * The facts of a place by their names in the API, in the order of its files. Tables, schemas, forms, files, history and
 * merging follow from it. What visitors see of a fact stands in `places`: their browsers do not fetch this.
 */
export const facts = {
  placeId: { type: 'externalId', label: 'OSM ID', merge: 'follows', isPublic: false },
  /** The name used on the spot. */
  name: { type: 'name', most: 255, label: 'Name', merge: 'best', isEdited: false },
  /** The name that families know it by, only where it differs. */
  displayName: { type: 'text', most: 255, label: 'Display Name', isPublic: false },
  lat: { type: 'degrees', most: 90, label: 'Latitude', merge: 'best' },
  lng: { type: 'degrees', most: 180, label: 'Longitude', merge: 'best' },
  funTypes: { type: 'funTypes', label: 'Fun Types', merge: 'joined' },
  seasons: { type: 'seasons', label: 'Seasons', merge: 'own' },
  description: { type: 'text', most: 5000, label: 'Description' },
  website: { type: 'website', label: 'Website', merge: 'own' },
  phone: { type: 'phone', label: 'Phone' },
  openingHours: { type: 'hours', label: 'Opening Hours' },
  ageGroupMin: { type: 'age', label: 'Minimum Age', merge: 'own' },
  ageGroupMax: { type: 'age', label: 'Maximum Age', merge: 'own' },
  isIndoor: { type: 'yesNo', label: 'Indoor Activity', merge: 'own', isInBulk: true },
  isWheelchairAccessible: { type: 'yesNo', label: 'Wheelchair Accessible', merge: 'own', isInBulk: true },
  /** How well one gets around there with a buggy. */
  buggy: { type: 'ease', label: 'With a Buggy', isInBulk: true },
  address: { type: 'text', most: 500, label: 'Address', merge: 'follows' },
  addrHousenumber: { type: 'text', most: 40, label: 'House Number', merge: 'own' },
  addrStreet: { type: 'text', most: 120, label: 'Street', merge: 'own' },
  addrPostcode: { type: 'text', most: 20, label: 'Postal Code', merge: 'own' },
  addrCity: { type: 'text', most: 120, label: 'City', merge: 'own' },
  /** In English, as in the list of countries. */
  addrCountry: { type: 'text', most: 120, label: 'Country', merge: 'own' },
  /** Where the fun types come from, such as 'tourism=zoo'. */
  categories: {
    ...{ type: 'words', label: 'Categories', merge: 'joined' },
    ...{ isEdited: false, isInFiles: false, isPublic: false },
  },
  seasonal: {
    ...{ type: 'yesNo', label: 'Seasonal', merge: 'own' },
    ...{ isEdited: false, isInFiles: false, isPublic: false },
  },
} as const satisfies Record<string, Fact>

export type Facts = typeof facts
export type FactName = keyof Facts
export type ColumnType = Exclude<FactType, ListType>
/** Those that editors can set. */
export type SetType = Exclude<ColumnType, 'name' | 'words'>

const get = <Held, Key extends keyof Held>(held: Held, key: Key): Held[Key] => held[key]

export const typeOf = <Name extends FactName>(name: Name): Facts[Name]['type'] => get(facts[name], 'type')
