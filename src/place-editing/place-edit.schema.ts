import { z } from 'zod'
import { AdminPlace } from '../places/admin-place.schema.ts'
import { cleanText } from '../places/clean-text.ts'
import { typedWebsite } from '../places/website.ts'
import { ReadVersion } from '../platform/read-version.schema.ts'
import { areAgesTwisted, editableFields, twistedAges } from './place-edit.ts'

/** Cleaned as imports clean theirs, but never cut; empty is null. */
const text = (longest: number) =>
  z
    .string()
    .nullable()
    .transform((typed) => cleanText(typed, Number.POSITIVE_INFINITY))
    .refine((clean) => (clean?.length ?? 0) <= longest, `At most ${longest} characters`)

const age = z.int().min(0, 'An age from 0 to 18').max(18, 'An age from 0 to 18').nullable()
const lat = z.number().min(-90, 'From -90 to 90').max(90, 'From -90 to 90')
const lng = z.number().min(-180, 'From -180 to 180').max(180, 'From -180 to 180')
const ids = z.array(z.int32().positive()).max(100)

const placeId = text(200)
  // The address of its page is what people copy.
  .transform(
    (typed) => typed?.replace(/^https?:\/\/(www\.)?openstreetmap\.org\//, '').split(/[?#]/)[0] || null,
  )
  .refine(
    (id) => id === null || /^(?:(?:node|way|relation)\/[1-9]\d{0,18}|(?:geoapify|starter)\/\S+)$/.test(id),
    'An id like way/24867265',
  )

const website = text(500)
  .refine(
    (typed) => typed === null || typedWebsite(typed) !== undefined,
    'A web address that begins with https://',
  )
  .transform((typed) => (typed === null ? null : (typedWebsite(typed) ?? null)))

const optionalFields = {
  placeId,
  displayName: text(255),
  description: text(5000),
  website,
  phone: text(100),
  openingHours: text(1000),
  ageGroupMin: age,
  ageGroupMax: age,
  isIndoor: z.boolean(),
  isWheelchairAccessible: z.boolean(),
  address: text(500),
  addrHousenumber: text(40),
  addrStreet: text(120),
  addrCity: text(120),
  addrPostcode: text(20),
  addrCountry: text(120),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  isReviewed: z.boolean(),
}

/** The fields to change. Whoever sends the whole place as it was read may: what no editor sets is passed over. */
export const PlaceEdit = z
  .object({
    ...optionalFields,
    lat,
    lng,
    /** Ids, that of the primary fun type first. */
    selectedFunTypes: ids,
    selectedSeasons: ids,
    /** Fields that go back to what the sources say; a value sent for them does not count. */
    releasedFields: z.array(z.enum(editableFields)).max(editableFields.length),
  })
  .partial()
  .extend(ReadVersion.shape)

export type PlaceEdit = z.infer<typeof PlaceEdit>

const noName = 'Place name is required'
const noCoordinates = 'Valid coordinates (latitude and longitude) are required'
const nonZero = (degrees: number) => degrees !== 0

export const NewPlace = z
  .object(optionalFields)
  .partial()
  .extend({
    name: z
      .string(noName)
      .transform((typed) => cleanText(typed, Number.POSITIVE_INFINITY) ?? '')
      .refine((name) => name !== '', noName)
      .refine((name) => name.length <= 255, 'At most 255 characters'),
    lat: z.number(noCoordinates).pipe(lat).refine(nonZero, noCoordinates),
    lng: z.number(noCoordinates).pipe(lng).refine(nonZero, noCoordinates),
    /** Ids, that of the primary fun type first. */
    funTypes: ids.default([]),
    seasons: ids.default([]),
  })
  .refine((place) => !areAgesTwisted(place), { path: ['ageGroupMax'], error: twistedAges })

export type NewPlace = z.infer<typeof NewPlace>

/** By field, what the sources say where an editor says otherwise; fun types as slugs, seasons by name. */
export const SourceValues = AdminPlace.pick({
  placeId: true,
  displayName: true,
  description: true,
  lat: true,
  lng: true,
  website: true,
  phone: true,
  openingHours: true,
  ageGroupMin: true,
  ageGroupMax: true,
  isIndoor: true,
  isWheelchairAccessible: true,
  address: true,
  addrHousenumber: true,
  addrStreet: true,
  addrCity: true,
  addrPostcode: true,
  addrCountry: true,
})
  .extend({ funTypes: z.array(z.string()), seasons: z.array(z.string()) })
  .partial()

export type SourceValues = z.infer<typeof SourceValues>
