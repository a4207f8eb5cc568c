import { z } from 'zod'
import { Moment, ReadVersion } from '../../platform/calls/read-version.schema.ts'

export const Config = z.object({
  key: z.string(),
  /** A mask where the key names a secret. */
  value: z.string(),
  description: z.string().nullable(),
  updatedAt: Moment,
  /** True of a secret that was stored under another APP_SECRET: it must be entered again. */
  isUnreadable: z.literal(true).optional(),
})

/** Dots alone would be taken for a step in an address. */
const key = z
  .string()
  .trim()
  .min(1, 'A key is needed')
  .max(200, 'A key has at most 200 characters')
  .regex(/^[^\p{C}]*$/u, 'A key cannot hold control characters')
  .regex(/^(?!\.+$)/, 'A key cannot be dots alone')

const valueIsNeeded = 'A value is needed'
const value = z.string().trim().max(10_000, 'A value has at most 10,000 characters')
const description = z
  .string()
  .trim()
  .max(1000, 'A description has at most 1,000 characters')
  .transform((text) => text || null)
  .nullable()

export const NewConfig = z.object({
  key,
  value: value.min(1, valueIsNeeded),
  description: description.default(null),
})

export const ConfigChange = ReadVersion.extend({
  /** A secret whose value comes back blank, or as its mask, stays as it is. */
  value: value.optional(),
  description: description.optional(),
})

export type Config = z.infer<typeof Config>
export type NewConfig = z.output<typeof NewConfig>
export type ConfigChange = z.output<typeof ConfigChange>
