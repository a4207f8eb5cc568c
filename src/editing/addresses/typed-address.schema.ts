import { z } from 'zod'

const part = z.string().nullable()

/** The parts of an address; null is unknown. */
export const AddressParts = z.object({
  addrStreet: part,
  addrHousenumber: part,
  addrPostcode: part,
  addrCity: part,
  addrCountry: part,
})

export type AddressParts = z.infer<typeof AddressParts>

export const TypedAddress = z.object({ text: z.string().trim().min(3).max(200) })

/** The likeliest first, at most five. */
export const FoundPlaces = z.array(
  z.object({
    /** All of it in one line. */
    label: z.string(),
    lat: z.number(),
    lng: z.number(),
    /** Of what families may visit: its own name and its id. */
    name: z.string().nullable(),
    placeId: z.string().nullable(),
    address: AddressParts,
  }),
)

export type FoundPlaces = z.infer<typeof FoundPlaces>
export type FoundPlace = FoundPlaces[number]

const degrees = (most: number) => z.string().min(1).transform(Number).pipe(z.number().min(-most).max(most))

export const PinnedPosition = z.object({ lat: degrees(90), lng: degrees(180) })
