import { z } from 'zod'

/** What an admin reads of a back-up that the guide made by itself. */
export const BackUpResult = z.object({
  name: z.string(),
  /** 'the folder /mnt/backups' */
  place: z.string(),
  bytes: z.int(),
  rows: z.int(),
  pictures: z.int(),
  /** Files of pictures that the guide names and that are not where pictures lie. */
  missing: z.int(),
  hasSecrets: z.boolean(),
})
export type BackUpResult = z.output<typeof BackUpResult>
