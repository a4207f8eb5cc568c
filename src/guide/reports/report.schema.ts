import { z } from 'zod'
import { Slug } from '../../platform/calls/slug.schema.ts'
import { cleanText } from '../places/clean-text.ts'
import { bounds, reasons } from './report.ts'

/** `device`: 128 random bits that the browser made up, and keeps to take a report back. */
const OfDevice = z.object({ place: Slug, device: z.string().regex(/^[\w-]{22}$/, 'is no device') })

export const NewReport = OfDevice.extend({
  reason: z.enum(reasons),
  /** What `isProof` takes for the place and device. */
  proof: z.int32().min(0),
  /** What is not sent stays as it is. */
  sentence: z
    .string()
    .max(bounds.sentence)
    .transform((typed) => cleanText(typed) ?? '')
    .optional(),
  /** A picture, in base64. */
  photo: z
    .base64()
    .max(Math.ceil(bounds.photo / 3) * 4)
    .optional(),
  /** No field that anybody sees: who fills it in is a machine. */
  website: z.string().max(200).optional(),
})

export type NewReport = z.infer<typeof NewReport>

/** As a form sends it: without a device, and so without what else only a script can do. */
export const PlainReport = z.object({
  reason: z.enum(reasons),
  // A form sends two letters where a line ends, which are cut off rather than refused.
  sentence: z
    .string()
    .max(4 * bounds.sentence)
    .transform((typed) => cleanText(typed, bounds.sentence) ?? undefined)
    .optional(),
  website: NewReport.shape.website,
})

export const NamedReport = OfDevice

export const PlaceNotice = z.object({
  reason: z.enum(reasons),
  /** How many different families, at least; 0 for what the source of the place says. */
  families: z.int(),
  since: z.iso.datetime({ offset: true }),
  /** 'Three families say it is closed; we are looking' */
  title: z.string(),
})
