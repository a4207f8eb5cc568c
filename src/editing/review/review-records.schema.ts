import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** What a provider holds of a place, without the record itself. */
export const PlaceRecords = z.array(
  z.object({
    provider: z.string(),
    externalId: z.string(),
    /** When the provider last changed it, by its own account. */
    sourceDate: Moment.nullable(),
    fetchedAt: Moment,
    /** Since when the provider no longer has it. */
    goneSince: Moment.nullable(),
    /** Why its record is no place of the guide's by now, such as 'private'; null where there is no record any more. */
    goneBecause: z.string().nullable(),
  }),
)

export type PlaceRecords = z.infer<typeof PlaceRecords>
