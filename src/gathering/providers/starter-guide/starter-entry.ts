import { z } from 'zod'
import { type FunTypeSlug, funTypes } from '../../../guide/fun-types/fun-types.ts'
import { seasonNames } from '../../../guide/seasons/season.ts'

const Words = z.string().trim().min(1)
const Age = z.int().min(0).max(18).nullable()
const Ease = z.enum(['yes', 'limited', 'no']).nullable()
const VisitHours = z.number().min(0.25).max(24).multipleOf(0.25).nullable()

/** What a family needs to know of a place, as general knowledge has it; null is 'not known'. */
const familyFacts = {
  bestAgeMin: Age,
  bestAgeMax: Age,
  setting: z.enum(['indoor', 'outdoor', 'both']).nullable(),
  /** In OpenStreetMap's syntax, as is when it is closed where the hours are not known. */
  usualHours: Words.nullable(),
  usuallyClosed: Words.nullable(),
  price: z.enum(['free', 'free-for-children', 'paid']).nullable(),
  /** One adult's ticket: under 10 €, 10 to 25 €, more. */
  priceBand: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** What is paid, in words: only where 'free' or 'paid' alone would not tell a family what awaits it. */
  charge: Words.max(80).optional(),
  visitHoursMin: VisitHours,
  visitHoursMax: VisitHours,
  buggy: Ease,
  wheelchair: Ease,
  /** Empty is 'not known'. */
  food: z.array(z.enum(['restaurant', 'cafe', 'kiosk', 'picnic', 'none'])),
  booking: z.enum(['required', 'recommended', 'no']).nullable(),
  gettingThere: Words.max(120).nullable(),
  goodToKnow: Words.max(180).nullable(),
  /** Words for a drawing that would be true of it. */
  scene: Words.max(80).nullable(),
}

/** A place of the starter guide as its file holds it; null is 'not certain'. */
export const StarterEntry = z.strictObject({
  /** The name used on the spot. */
  name: Words.max(75),
  /** An English name, only where families know the place by that. */
  displayName: Words.max(75).nullable(),
  /** The primary type first. */
  funTypes: z.array(z.enum(funTypes.map(({ slug }) => slug) as [FunTypeSlug, ...FunTypeSlug[]])).min(1),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** 'high': good to a few hundred metres; 'medium': to about a kilometre. */
  coordinates: z.enum(['high', 'medium']),
  housenumber: Words.nullable(),
  street: Words.nullable(),
  postcode: Words.nullable(),
  city: Words.nullable(),
  /** Only where it is not the file's country: Monaco is a trip from Nice. */
  country: Words.optional(),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  /** Whom it lets in. */
  ageMin: Age,
  ageMax: Age,
  seasons: z.array(z.enum(seasonNames)),
  featured: z.boolean(),
  description: Words.max(400),
  ...familyFacts,
})

/** One file of the starter guide: a country with its cities, named by the slugs of the built-in list. */
export const StarterCountry = z.strictObject({
  country: z.string(),
  cities: z.array(z.strictObject({ slug: z.string(), places: z.array(StarterEntry) })),
})

export type StarterEntry = z.infer<typeof StarterEntry>
export type StarterCountry = z.infer<typeof StarterCountry>
