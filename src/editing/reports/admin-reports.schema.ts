import { z } from 'zod'
import { reasons, reportStates } from '../../guide/reports/report.ts'
import { Id } from '../../platform/calls/id.schema.ts'
import { ReadVersion } from '../../platform/calls/read-version.schema.ts'

const Moment = z.iso.datetime({ offset: true })

/** Families that say the same of a place. */
const ReportGroup = z.object({
  place: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    lat: z.number(),
    lng: z.number(),
    isActive: z.boolean(),
    updatedAt: Moment,
  }),
  reason: z.enum(reasons),
  state: z.enum(reportStates),
  /** Of the first of them. */
  since: Moment,
  /** When an editor went to OpenStreetMap with it, to leave a note there. */
  notedAt: Moment.nullable(),
  /** An editor's note; '' without one. */
  answer: z.string(),
  decidedAt: Moment.nullable(),
  /** The account; null for one that is gone. */
  decidedBy: z.string().nullable(),
  /** The newest first. */
  reports: z.array(
    z.object({ id: z.int(), sentence: z.string(), storagePath: z.string().nullable(), at: Moment }),
  ),
})

export type ReportGroup = z.infer<typeof ReportGroup>

/** A page: of what is open, what most families say first; of what is decided, the newest decision. */
export const ReportList = z.object({
  data: z.array(ReportGroup),
  pagination: z.object({ page: z.int(), totalPages: z.int(), total: z.int() }),
})

export type ReportList = z.infer<typeof ReportList>

const count = (digits: string) =>
  z
    .string()
    .regex(new RegExp(`^[1-9]${digits}$`))
    .transform(Number)

export const ReportsQuery = z.object({
  page: count('\\d{0,3}').optional(),
  limit: count('\\d?').optional(),
  state: z.enum(['open', 'decided']).optional(),
  /** Part of the place's name. */
  search: z.string().max(200).optional(),
  /** The id of the one place, and what is said of it. */
  place: Id.optional(),
  reason: z.enum(reasons).optional(),
})

export type ReportsQuery = z.infer<typeof ReportsQuery>

const ids = z.array(z.int32().positive()).min(1).max(100)

/** `updatedAt`: that of the place, when applying is to change it. */
export const Decision = z
  .object({
    ids,
    decision: z.enum(['applied', 'answered', 'dismissed']),
    answer: z.string().trim().max(1000).optional(),
  })
  .extend(ReadVersion.shape)

export type Decision = z.infer<typeof Decision>

export const NamedReports = z.object({ ids })
