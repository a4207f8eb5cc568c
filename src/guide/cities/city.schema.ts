import { z } from 'zod'

/** A slug, or what a visitor typed for one: 'Köln', 'den haag'. */
export const CityAddress = z.string().max(200)

/** A city as a picker needs it. */
export const CityName = z.object({ id: z.int(), name: z.string(), country: z.string(), slug: z.string() })

export const City = CityName.extend({ lat: z.number(), lng: z.number(), placesFetched: z.boolean() })

export const CityInItsZone = City.extend({
  /** 'Europe/Vienna' */
  timeZone: z.string(),
  /** Those it had before, by which old links name it. */
  formerSlugs: z.array(z.string()),
})

export const CountryCities = z.object({ country: z.string(), cities: z.array(CityName) })

export type CityName = z.infer<typeof CityName>
export type CityInItsZone = z.infer<typeof CityInItsZone>
export type City = z.infer<typeof City>
export type CountryCities = z.infer<typeof CountryCities>
