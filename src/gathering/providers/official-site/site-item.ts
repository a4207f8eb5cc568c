import { z } from 'zod'

/** What a page says of one thing, in the words of schema.org: its types and the properties that the guide reads. */
export type SiteItem = { types: string[]; properties: Record<string, SiteValue[]> }
export type SiteValue = string | SiteItem

export const SiteItem: z.ZodType<SiteItem> = z.object({
  types: z.array(z.string()),
  properties: z.record(
    z.string(),
    z.array(z.union([z.string(), z.lazy((): z.ZodType<SiteItem> => SiteItem)])),
  ),
})

/** All else that pages tell is left there. */
const readProperties: ReadonlySet<string> = new Set([
  ...[
    'name',
    'alternateName',
    'legalName',
    'description',
    'url',
    'telephone',
    'image',
    'photo',
    'contentUrl',
  ],
  ...['address', 'streetAddress', 'postalCode', 'addressLocality', 'geo', 'latitude', 'longitude'],
  ...['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification'],
  ...['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  ...['isAccessibleForFree', 'priceRange', 'offers', 'price', 'minPrice', 'maxPrice', 'priceCurrency'],
  ...['priceSpecification', 'eligibleCustomerType', 'category', 'itemOffered'],
  ...['mainEntity', 'about', 'location', 'contentLocation', 'publisher'],
])

// The longest description that is of use, and room for any address.
const mostCharacters = 2000

/** 'openingHours' of 'http://schema.org/openingHours'; undefined for what the guide does not read. */
export function propertyName(name: string): string | undefined {
  const plain = name.replace(schemaPrefix, '')
  return readProperties.has(plain) ? plain : undefined
}

/** 'Zoo' of 'https://schema.org/Zoo'. */
export const plainTerm = (term: string): string => term.trim().replace(schemaPrefix, '')

const schemaPrefix = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/

// More than the days of two years, each with hours of its own.
const mostValues = 1000

/** What is left of what a page may say in all: one that cheats says a long text a thousand times, by pointing at it. */
export type Room = { left: number }

// Some ten times what the longest pages have to say, in characters.
export const roomOfPage = (): Room => ({ left: 1_000_000 })

// The shortest takes some, too.
const ofEachValue = 10

function takesRoom(room: Room, text: string): boolean {
  room.left -= text.length + ofEachValue
  return room.left >= 0
}

export const itemOfTypes = (terms: readonly string[], room: Room): SiteItem => ({
  types: terms.map(plainTerm).filter((type) => takesRoom(room, type)),
  properties: {},
})

export function addValue({ properties }: SiteItem, name: string, value: SiteValue, room: Room): void {
  const kept = typeof value === 'string' ? value.slice(0, mostCharacters) : value
  if (typeof kept === 'string' && !takesRoom(room, kept)) return
  if (!Object.hasOwn(properties, name)) properties[name] = [kept]
  else if (valuesOf(properties, name).length < mostValues) properties[name]?.push(kept)
}

const valuesOf = (properties: SiteItem['properties'], name: string): SiteValue[] =>
  Object.hasOwn(properties, name) ? (properties[name] ?? []) : []

/** The texts that an item gives for a property, without spaces around and no two side by side; none where it gives none. */
export const textsOf = ({ properties }: SiteItem, name: string): string[] =>
  valuesOf(properties, name).flatMap((value) => (typeof value === 'string' ? plainText(value) || [] : []))

// Whoever takes a text apart at its spaces tries each of them, with all that follow it.
const plainText = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

export const textOf = (item: SiteItem, name: string): string | undefined => textsOf(item, name)[0]

export const itemsOf = ({ properties }: SiteItem, name: string): SiteItem[] =>
  valuesOf(properties, name).filter((value) => typeof value !== 'string')
