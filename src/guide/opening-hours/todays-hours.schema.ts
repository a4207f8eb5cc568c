import { z } from 'zod'

/** What a place's hours say of one day. */
export const HoursOfDay = z.object({
  /** 'open' at some time of the day; 'unknown' when there are no hours or nobody understands them. */
  state: z.enum(['open', 'closed', 'unknown']),
  /** '10:00–18:00', '09:00–12:00, 14:00–18:00' or 'Open 24 hours'; null unless open. */
  hours: z.string().nullable(),
})

export const DatedHours = HoursOfDay.extend({ date: z.iso.date() })

export type HoursOfDay = z.infer<typeof HoursOfDay>
export type DatedHours = z.infer<typeof DatedHours>
