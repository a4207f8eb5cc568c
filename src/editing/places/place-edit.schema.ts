import { z } from 'zod'
import { editableColumns, editableFacts, factNames, mostOf } from '../../guide/facts/fact-names.ts'
import { FactSource, LastChecked } from '../../guide/facts/fact-source.schema.ts'
import { answersOf, plainSchemas } from '../../guide/facts/facts.schema.ts'
import { plainFactNames, withoutPlainFacts, withoutPlainNames } from '../../guide/facts/plain-facts.ts'
import { twistedRanges } from '../../guide/facts/ranges.ts'
import { funTypes } from '../../guide/fun-types/fun-types.ts'
import { cleanText } from '../../guide/places/clean-text.ts'
import { seasonNames } from '../../guide/seasons/season.ts'
import { ReadVersion } from '../../platform/calls/read-version.schema.ts'
import { degrees, inputsOf } from './fact-inputs.schema.ts'

const ids = z.array(z.int32().positive()).max(100)

const fields = z.object({
  ...inputsOf(editableColumns),
  ...plainSchemas,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  isReviewed: z.boolean(),
})

/** The fields to change. Whoever sends the whole place as it was read may: what no editor sets is passed over. */
export const PlaceEdit = fields
  .extend({
    /** Ids, that of the primary fun type first. */
    selectedFunTypes: ids,
    selectedSeasons: ids,
    /** Fields that go back to what the sources say; a value sent for them does not count. */
    releasedFields: z
      .array(z.enum([...editableFacts, ...plainFactNames]))
      .max(100)
      .transform(withoutPlainNames),
  })
  .partial()
  .extend(ReadVersion.shape)
  .transform(withoutPlainFacts)

export type PlaceEdit = z.infer<typeof PlaceEdit>

/** An edit as it is kept for later: fun types by slug, the primary one first, and seasons by name. */
export const KeptPlaceEdit = fields
  .extend({
    funTypes: z.array(z.enum(funTypes.map(({ slug }) => slug))),
    seasons: z.array(z.enum(seasonNames)),
    releasedFields: z.array(z.enum(editableFacts)),
  })
  .partial()
  .transform(withoutPlainFacts)

export type KeptPlaceEdit = z.infer<typeof KeptPlaceEdit>

const noName = 'Place name is required'
export const noCoordinates = 'Valid coordinates (latitude and longitude) are required'
const nonZero = (degrees: number) => degrees !== 0

export const NewPlace = z
  .object({
    name: z
      .string(noName)
      .transform((typed) => cleanText(typed, Number.POSITIVE_INFINITY) ?? '')
      .refine((name) => name !== '', noName)
      .refine((name) => name.length <= mostOf('name'), `At most ${mostOf('name')} characters`),
    ...fields.partial().shape,
    lat: z
      .number(noCoordinates)
      .pipe(degrees(mostOf('lat')))
      .refine(nonZero, noCoordinates),
    lng: z
      .number(noCoordinates)
      .pipe(degrees(mostOf('lng')))
      .refine(nonZero, noCoordinates),
    /** Ids, that of the primary fun type first. */
    funTypes: ids.default([]),
    seasons: ids.default([]),
  })
  .superRefine((place, { addIssue }) => {
    for (const { max, fault } of twistedRanges(place))
      addIssue({ code: 'custom', path: [max], message: fault })
  })
  .transform(withoutPlainFacts)

export type NewPlace = z.infer<typeof NewPlace>

/** By field, what the sources say where an editor says otherwise; fun types as slugs, seasons by name. */
export const SourceValues = z
  .object({ ...answersOf(editableColumns), funTypes: z.array(z.string()), seasons: z.array(z.string()) })
  .partial()

/** By fact, who says it: more than visitors hear, since who edited it is told. */
export const StaffFactSources = z.object({
  facts: z.partialRecord(
    z.enum(factNames),
    FactSource.extend({
      /** The provider's id of the record; null for what is in none. */
      externalId: z.string().nullable(),
      /** The account; null where no editor said it, and for one that is gone. */
      editedBy: z.string().nullable(),
    }),
  ),
  lastChecked: LastChecked,
})

export type StaffFactSources = z.infer<typeof StaffFactSources>

export type SourceValues = z.infer<typeof SourceValues>
