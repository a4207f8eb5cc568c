import { z } from 'zod'
import { publicColumns } from '../facts/fact-names.ts'
import { answersOf } from '../facts/facts.schema.ts'
import { DatedHours, HoursOfDay } from '../opening-hours/todays-hours.schema.ts'
import { PlaceImage } from '../photos/place-image.schema.ts'
import { seasonNames } from '../seasons/season.ts'
import { placeSorts } from './place-sort.ts'

const Day = z.iso.date()

/** A query value of 'undefined' counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === 'undefined' || value === '' ? undefined : value), schema.optional())

const flag = optional(z.enum(['true', 'false']).transform((text) => text === 'true'))
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

export const PageQuery = z.object({ limit: optional(whole(1, 1000)), offset: optional(whole(0, 1_000_000)) })

/** The filters of a city's places; a missing one does not filter, but for the radius, which is then the default. */
export const PlaceFilters = z.object({
  radius: optional(whole(1, 1000)),
  season: optional(z.enum(['any', ...seasonNames])),
  /** Slugs with commas between; a place of any of them stays. */
  funTypes: optional(
    z
      .string()
      .regex(/^[a-z0-9_,-]*$/, 'is not a comma-separated list of slugs')
      .transform((text) => text.split(',').filter(Boolean)),
  ),
  /** Years from 0 to 18 with commas between; a place that suits them all stays, and one that names no ages. */
  age: optional(
    z
      .string()
      .regex(/^(?:1[0-8]|\d)(?:,(?:1[0-8]|\d)){0,18}$/, 'is not a comma-separated list of ages from 0 to 18')
      .transform((text) => text.split(',').map(Number)),
  ),
  featured: flag,
  wheelchairAccessible: flag,
  indoor: flag,
})

/** How many points of a map one call answers; a browser asks on for the rest. */
export const mostPoints = 5000

export const PointsQuery = PlaceFilters.extend({
  limit: optional(whole(1, mostPoints)),
  offset: optional(whole(0, 1_000_000)),
})

/** The places that match the filters, in an order: the nearest first unless told otherwise. */
export const PlacesQuery = PlaceFilters.extend({ ...PageQuery.shape, sort: optional(z.enum(placeSorts)) })

export type PageQuery = z.infer<typeof PageQuery>
export type PlaceFilters = z.infer<typeof PlaceFilters>
export type PointsQuery = z.infer<typeof PointsQuery>
export type PlacesQuery = z.infer<typeof PlacesQuery>

const byRoad = {
  /** Kilometres by road; null while unknown, and where no road leads. */
  distanceKm: z.number().nullable(),
  /** Minutes by road; null likewise. */
  drivingTimeMinutes: z.int().nullable(),
}

/** A fun type as a place carries it; `funTypes[0]` is the primary one, which picks the picture. */
export const PlaceFunType = z.object({
  slug: z.string(),
  name: z.string(),
  funTypeName: z.string(),
  icon: z.string(),
})

export const PlaceListItem = z.object({
  id: z.int(),
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  addrCity: z.string().nullable(),
  addrCountry: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** Great-circle kilometres from the city asked for. */
  distance: z.number(),
  ...byRoad,
  isFeatured: z.boolean(),
  funTypes: z.array(PlaceFunType),
  /** The run of seasons that holds today or comes next; null for both means all year. */
  openFrom: Day.nullable(),
  openTo: Day.nullable(),
  /** By the day that it is where the place is. */
  today: HoursOfDay,
  website: z.string().nullable(),
  images: z.array(PlaceImage),
})

export const PlaceNearCity = z.object({
  cityName: z.string(),
  country: z.string(),
  slug: z.string(),
  /** Great-circle kilometres. */
  distance: z.number(),
  ...byRoad,
  /** True when the way by road was asked for, and there is none. */
  hasNoRoad: z.boolean(),
})

export const PlaceDetail = z.object({
  ...answersOf(publicColumns),
  id: z.int(),
  slug: z.string(),
  /** The name that families know it by: the display name, else the name. */
  placeName: z.string(),
  isFeatured: z.boolean(),
  seasons: z.array(z.object({ name: z.string(), displayName: z.string() })),
  openFrom: Day.nullable(),
  openTo: Day.nullable(),
  /** By the day that it is where the place is. */
  today: HoursOfDay,
  /** Today and the six days after it, public holidays heeded; null without hours. */
  nextDays: z.array(DatedHours).nullable(),
  /** 'Europe/Vienna'; null without hours. */
  timeZone: z.string().nullable(),
  funTypes: z.array(PlaceFunType),
  images: z.array(PlaceImage),
  /** The nearest city that the place belongs to. */
  city: z.object({ name: z.string(), country: z.string(), slug: z.string() }).nullable(),
  /** Nearest first, at most six. */
  nearCities: z.array(PlaceNearCity),
  /** True when anything of it comes from OpenStreetMap, which then has to be named. */
  fromOpenStreetMap: z.boolean(),
  /** True when Geoapify brought any of it, which then has to be named beside OpenStreetMap. */
  fromGeoapify: z.boolean(),
  updatedAt: z.iso.datetime({ offset: true }),
})

export const PlaceByFunType = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  photoUrl: z.string().nullable(),
  /** The same photo with whom to credit. */
  photo: PlaceImage.nullable(),
  website: z.string().nullable(),
  distances: z.array(z.object({ cityName: z.string(), distance: z.number(), ...byRoad })),
})

export type PlaceFunType = z.infer<typeof PlaceFunType>
export type PlaceListItem = z.infer<typeof PlaceListItem>
export type PlaceDetail = z.infer<typeof PlaceDetail>
export type PlaceNearCity = z.infer<typeof PlaceNearCity>
export type PlaceByFunType = z.infer<typeof PlaceByFunType>
