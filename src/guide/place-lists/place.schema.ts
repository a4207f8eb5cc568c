import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { publicColumns } from '../facts/fact-names.ts'
import { FactSources, LastChecked } from '../facts/fact-source.schema.ts'
import { answersOf, plainSchemas } from '../facts/facts.schema.ts'
import { familyFacts } from '../family/family-facts.ts'
import { byFit } from '../family/family-query.ts'
import { Nearby } from '../nearby/nearby.schema.ts'
import { ComingHours, PlainWeek } from '../opening-hours/days/coming-hours.schema.ts'
import { PlaceImage } from '../photos/place-image.schema.ts'
import { PlaceNotice } from '../reports/report.schema.ts'
import { seasonNames } from '../seasons/season.ts'
import { certainties } from './certainty.ts'
import { placeSorts } from './place-sort.ts'

/** A query value of 'undefined' counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === 'undefined' || value === '' ? undefined : value), schema.optional())

const flag = optional(z.enum(['true', 'false']).transform((text) => text === 'true'))
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const PageQuery = z.object({ limit: optional(whole(1, 1000)), offset: optional(whole(0, 1_000_000)) })

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
  /** Years from 0 to 18 with commas between; a place that suits them all stays. */
  age: optional(
    z
      .string()
      .regex(/^(?:1[0-8]|\d)(?:,(?:1[0-8]|\d)){0,18}$/, 'is not a comma-separated list of ages from 0 to 18')
      .transform((text) => text.split(',').map(Number)),
  ),
  featured: flag,
  wheelchairAccessible: flag,
  indoor: flag,
  /**
   * A day of the place's own; one that is closed then is left out, and the list goes from surely open to usually open to
   * not known. Of a day before today or more than 60 days ahead nothing is known.
   */
  openOn: optional(Day),
  /** '1' shows after the others what does not say of what ages, wheelchair access or setting the filters ask. */
  unknown: optional(z.enum(['0', '1']).transform((text) => text === '1')),
})

/** How many points of a map one call answers; a browser asks on for the rest. */
export const mostPoints = 5000

export const PointsQuery = PlaceFilters.extend({
  limit: optional(whole(1, mostPoints)),
  offset: optional(whole(0, 1_000_000)),
})

/** What a family asks of the order 'fit'; it filters nothing. */
export const FamilyWishes = z.object({
  /** The children's, in years from 0 to 17, with commas between. */
  childAges: optional(
    z
      .string()
      .regex(/^(?:1[0-7]|\d)(?:,(?:1[0-7]|\d)){0,17}$/, 'is not a comma-separated list of ages from 0 to 17')
      .transform((text) => text.split(',').map(Number)),
  ),
  buggy: flag,
  wheelchair: flag,
  /** Minutes, one way. */
  longestDrive: optional(whole(1, 1000)),
  /** The dearest ticket of an adult: 0 free, 1 under 10 €, 2 to 25 €. */
  budget: optional(whole(0, 2)),
})

/** The places that match the filters, in an order: the nearest first unless told otherwise. */
export const PlacesQuery = PlaceFilters.extend({
  ...PageQuery.shape,
  sort: optional(z.enum([...placeSorts, byFit])),
  ...FamilyWishes.shape,
})

/** Where places of a fun type are looked for: in a country by its English name, or around a city, nearest first. */
export const ByFunTypeQuery = PageQuery.extend({
  country: optional(z.string().max(120)),
  city: optional(Slug),
})

/** In which country the cities' numbers are asked for; that of a city goes without saying. */
export const WhereQuery = ByFunTypeQuery.pick({ country: true, city: true })

/** Numbers of places by the country's name and the city's slug. */
export const WhereCounts = z.object({
  countries: z.record(z.string(), z.int()),
  cities: z.record(z.string(), z.int()),
})

export type WhereQuery = z.infer<typeof WhereQuery>
export type WhereCounts = z.infer<typeof WhereCounts>
export type ByFunTypeQuery = z.infer<typeof ByFunTypeQuery>
export type PlaceFilters = z.infer<typeof PlaceFilters>
export type PointsQuery = z.infer<typeof PointsQuery>
export type PlacesQuery = z.infer<typeof PlacesQuery>

const byRoad = {
  /** Kilometres by road; null while unknown, and where no road leads. */
  distanceKm: z.number().nullable(),
  /** Minutes by road; null likewise. */
  drivingTimeMinutes: z.int().nullable(),
}

/** True when the way by road was asked for, and there is none. */
const hasNoRoad = z.boolean()

/** What a card tells of a place beside its name, its types and its hours. */
export const listedFacts = [...(['visitHoursMin', 'visitHoursMax'] as const), ...familyFacts]

/** The names of drawings that are true of it, best first; with none, a plain one of its first fun type. */
const scenes = { scenes: z.array(z.string()) }

/** A fun type as a place carries it; `funTypes[0]` is the primary one, which picks the picture. */
export const PlaceFunType = z.object({
  slug: z.string(),
  name: z.string(),
  funTypeName: z.string(),
  icon: z.string(),
})

export const PlaceListItem = z.object({
  /** How surely it fits the filters: 'usual' by general knowledge, 'unknown' where nobody says its hours, 'silent' where nobody says what another filter asks. */
  certainty: z.enum(certainties),
  ...answersOf(listedFacts),
  id: z.int(),
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  /** The name used on the spot, where it is another one. */
  localName: z.string().nullable(),
  addrCity: z.string().nullable(),
  addrCountry: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  /** Great-circle kilometres from the city asked for. */
  distance: z.number(),
  /** Whether nobody has measured where it lies: how far away it is, is then said to be about so. */
  isRough: z.boolean(),
  ...byRoad,
  hasNoRoad,
  isFeatured: z.boolean(),
  funTypes: z.array(PlaceFunType),
  /** The run of seasons that holds today or comes next; null for both means all year. */
  openFrom: Day.nullable(),
  openTo: Day.nullable(),
  /** Null when nothing is known of them. */
  hours: ComingHours.nullable(),
  website: z.string().nullable(),
  images: z.array(PlaceImage),
  ...scenes,
})

export const PlaceNearCity = z.object({
  cityName: z.string(),
  country: z.string(),
  slug: z.string(),
  /** Great-circle kilometres. */
  distance: z.number(),
  ...byRoad,
  hasNoRoad,
})

/** One of what lies around a place, for who looks for what else to do. */
export const OtherPlace = z.object({
  slug: z.string(),
  /** The display name where there is one. */
  name: z.string(),
  /** Great-circle kilometres from the place. */
  distance: z.number(),
  /** Whether nobody has measured where it or the place lies. */
  isRough: z.boolean(),
  funTypes: z.array(PlaceFunType),
  images: z.array(PlaceImage),
  /** Null when nothing is known of them. */
  hours: ComingHours.nullable(),
  ...scenes,
})

export const NextPlace = OtherPlace.extend({ id: z.int() })

export const PlaceDetail = z.object({
  ...answersOf(publicColumns),
  ...plainSchemas,
  /** ISO 3166-1 alpha-2 of `addrCountry`; null where that is not known. */
  countryCode: z.string().nullable(),
  id: z.int(),
  slug: z.string(),
  /** Those that it had, or a place that was joined to it: what a browser keeps may still have them. */
  formerSlugs: z.array(z.string()),
  /** The name that families know it by: the display name, else the name. */
  placeName: z.string(),
  isFeatured: z.boolean(),
  seasons: z.array(z.object({ name: z.string(), displayName: z.string() })),
  openFrom: Day.nullable(),
  openTo: Day.nullable(),
  /** In which its days begin and end. */
  timeZone: z.string(),
  /** Null when nothing is known of them. */
  hours: ComingHours.nullable(),
  /** What `openingHours` says of each weekday; null where a plain week cannot say it. */
  week: PlainWeek.nullable(),
  /** Whether `openingHours` tells of parts of the year, as of months: the seasons say less then. */
  hasHoursByMonth: z.boolean(),
  funTypes: z.array(PlaceFunType),
  images: z.array(PlaceImage),
  ...scenes,
  /** The nearest city that the place belongs to. */
  city: z.object({ name: z.string(), country: z.string(), slug: z.string() }).nullable(),
  /** Nearest first, at most six. */
  nearCities: z.array(PlaceNearCity),
  /** True when anything of it comes from OpenStreetMap, which then has to be named. */
  fromOpenStreetMap: z.boolean(),
  /** True when Geoapify brought any of it, which then has to be named beside OpenStreetMap. */
  fromGeoapify: z.boolean(),
  /** What lies within a walk of it; null while it has not been asked for. */
  nearby: Nearby.nullable(),
  /** At most six of the nearest others within 50 km, those of its kind sooner; what is open today first. */
  nextPlaces: z.array(NextPlace),
  /** What several families say, or the map, and no editor has looked at; null where there is no such thing. */
  notice: PlaceNotice.nullable(),
  updatedAt: z.iso.datetime({ offset: true }),
  sources: FactSources,
  lastChecked: LastChecked,
})

export const PlaceByFunType = z.object({
  ...answersOf(listedFacts),
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  photoUrl: z.string().nullable(),
  /** The same photo with whom to credit. */
  photo: PlaceImage.nullable(),
  ...scenes,
  website: z.string().nullable(),
  /** Null when nothing is known of them. */
  hours: ComingHours.nullable(),
  distances: z.array(z.object({ cityName: z.string(), distance: z.number(), ...byRoad })),
})

export type PlaceFunType = z.infer<typeof PlaceFunType>
export type PlaceListItem = z.infer<typeof PlaceListItem>
export type PlaceDetail = z.infer<typeof PlaceDetail>
export type PublicSources = Pick<PlaceDetail, 'sources' | 'lastChecked'>
export type PlaceNearCity = z.infer<typeof PlaceNearCity>
export type OtherPlace = z.infer<typeof OtherPlace>
export type NextPlace = z.infer<typeof NextPlace>
export type PlaceByFunType = z.infer<typeof PlaceByFunType>
