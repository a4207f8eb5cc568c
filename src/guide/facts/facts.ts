import type { Fact, FactType, ListType } from './fact-types.ts'

/**
 * The facts of a place by their names in the API, in the order of its files. Tables, schemas, forms, files, history and
 * merging follow from it. What visitors see of a fact stands in `places`: their browsers do not fetch this.
 */
export const facts = {
  placeId: { type: 'externalId', label: 'OSM ID', merge: 'follows', isPublic: false, isInBulk: false },
  /** The name used on the spot. */
  name: { type: 'name', most: 255, label: 'Name', merge: 'best', isEdited: false },
  /** The name that families know it by, only where it differs. */
  displayName: { type: 'text', most: 255, label: 'Display Name', isPublic: false, isInBulk: false },
  lat: { type: 'degrees', most: 90, label: 'Latitude', merge: 'best', isInBulk: false },
  lng: { type: 'degrees', most: 180, label: 'Longitude', merge: 'best', isInBulk: false },
  funTypes: { type: 'funTypes', label: 'Fun Types', merge: 'joined' },
  seasons: { type: 'seasons', label: 'Seasons', merge: 'own' },
  description: { type: 'prose', most: 5000, label: 'Description' },
  /** Such as 'de'; null is English. */
  descriptionLanguage: { type: 'text', most: 20, label: 'Language of the Text', merge: 'own' },
  website: { type: 'website', label: 'Website', merge: 'own' },
  phone: { type: 'phone', label: 'Phone' },
  openingHours: { type: 'hours', label: 'Opening Hours', isOwnWordFirst: true },
  /** General knowledge, never a source's word for it. */
  usualHours: { type: 'hours', label: 'Usual Hours' },
  /** When it is shut, where the hours are not known: 'Mo', 'Nov-Mar'. */
  usuallyClosed: { type: 'hours', label: 'Usually Closed' },
  /** Dated days on which the hours are others, by the form of the hours: '2026 Dec 24 off'. */
  specialHours: { type: 'hours', label: 'Hours on Special Days', isOwnWordFirst: true },
  /** The first and the last day on which it stays closed; one without the other is a closure without that end. */
  closedFrom: { type: 'date', label: 'Closed From', merge: 'own', isOwnWordFirst: true },
  closedUntil: { type: 'date', label: 'Closed Until', merge: 'own', isOwnWordFirst: true },
  /** Whom it lets in. */
  ageGroupMin: { type: 'age', label: 'Minimum Age', merge: 'own' },
  ageGroupMax: { type: 'age', label: 'Maximum Age', merge: 'own' },
  /** Whom it suits. */
  bestAgeMin: { type: 'age', label: 'Best From Age', merge: 'own' },
  bestAgeMax: { type: 'age', label: 'Best to Age', merge: 'own' },
  visitHoursMin: { type: 'duration', label: 'Shortest Visit in Hours', merge: 'own' },
  visitHoursMax: { type: 'duration', label: 'Longest Visit in Hours', merge: 'own' },
  setting: { type: 'setting', label: 'Setting', merge: 'own' },
  price: { type: 'price', label: 'Price', isOwnWordFirst: true },
  priceBand: { type: 'band', label: "An Adult's Ticket", merge: 'own', isOwnWordFirst: true },
  /** As a source puts it, such as '€12'. */
  charge: { type: 'text', most: 255, label: 'Charge', merge: 'own', isOwnWordFirst: true },
  booking: { type: 'booking', label: 'Booking Ahead' },
  food: { type: 'foods', label: 'Food', merge: 'own' },
  toilets: { type: 'presence', label: 'Toilets' },
  changingTable: { type: 'presence', label: 'Changing Table' },
  highchair: { type: 'presence', label: 'Highchair' },
  drinkingWater: { type: 'presence', label: 'Drinking Water' },
  wheelchair: { type: 'ease', label: 'Wheelchair' },
  wheelchairToilets: { type: 'ease', label: 'Toilets for Wheelchairs' },
  /** How well one gets around there with a buggy. */
  buggy: { type: 'ease', label: 'With a Buggy' },
  dogs: { type: 'dogs', label: 'Dogs' },
  gettingThere: { type: 'prose', most: 1000, label: 'Getting There' },
  goodToKnow: { type: 'prose', most: 1000, label: 'Good to Know' },
  address: { type: 'text', most: 500, label: 'Address', merge: 'follows' },
  addrHousenumber: { type: 'text', most: 40, label: 'House Number', merge: 'own' },
  addrStreet: { type: 'text', most: 120, label: 'Street', merge: 'own' },
  addrPostcode: { type: 'text', most: 20, label: 'Postal Code', merge: 'own' },
  addrCity: { type: 'text', most: 120, label: 'City', merge: 'own' },
  /** In English, as in the list of countries. */
  addrCountry: { type: 'text', most: 120, label: 'Country', merge: 'own' },
  wikidata: { type: 'text', most: 20, label: 'Wikidata', isInBulk: false },
  /** Such as 'File:Prater.jpg' or 'Category:Prater'. */
  wikimediaCommons: { type: 'text', most: 255, label: 'Wikimedia Commons', isPublic: false, isInBulk: false },
  /** A picture that a source names. */
  imageUrl: { type: 'website', label: 'Picture', isPublic: false, isInBulk: false },
  /** When somebody last looked on the spot. */
  checkedOn: { type: 'date', label: 'Checked on the Spot' },
  /** Where the fun types come from, such as 'tourism=zoo'. */
  categories: {
    ...{ type: 'words', label: 'Categories', merge: 'joined' },
    ...{ isEdited: false, isInFiles: false, isPublic: false },
  },
  /** Names of the drawings that are true of it, best first. */
  scenes: {
    ...{ type: 'words', label: 'Drawings', merge: 'follows' },
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
export type SetType = Exclude<ColumnType, 'name' | 'words' | 'yesNo'>

const get = <Held, Key extends keyof Held>(held: Held, key: Key): Held[Key] => held[key]

export const typeOf = <Name extends FactName>(name: Name): Facts[Name]['type'] => get(facts[name], 'type')
