import { z } from 'zod'
import { publicFacts } from './fact-names.ts'
import { factSourceNames } from './fact-source-names.ts'

export const FactSourceName = z.enum(factSourceNames)

/** Stated by a source or an editor; or general knowledge ('usual'). */
export const Grade = z.enum(['stated', 'usual'])

export const FactSource = z.object({
  source: FactSourceName,
  grade: Grade,
  /** The source's own: when it last changed the record, when the website was read, when the editor wrote it; a year alone of general knowledge. */
  date: z
    .string()
    .regex(/^\d{4}(-\d\d-\d\d)?$/)
    .nullable(),
  /** Where everybody can read it there. */
  url: z.string().nullable(),
})

/** By fact; one that is not known, or that no source says today, has none. */
export const FactSources = z.partialRecord(z.enum(publicFacts), FactSource)

/** Who last held the place against the world outside, and on which day; null where only general knowledge tells of it. */
export const LastChecked = z.object({ source: FactSourceName, date: z.iso.date() }).nullable()

export type Grade = z.infer<typeof Grade>
export type FactSourceName = z.infer<typeof FactSourceName>
export type FactSource = z.infer<typeof FactSource>
export type FactSources = z.infer<typeof FactSources>
export type LastChecked = z.infer<typeof LastChecked>
