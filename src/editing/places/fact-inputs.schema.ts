import { z } from 'zod'
import { placesProviderNames } from '../../gathering/providers/provider.ts'
import { type EditableColumn, mostOf } from '../../guide/facts/fact-names.ts'
import {
  bandSchema,
  choiceSchemas,
  dateSchema,
  foodsSchema,
  type SchemaOf,
} from '../../guide/facts/facts.schema.ts'
import { type Facts, type SetType, typeOf } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'
import { cleanParagraphs, cleanText } from '../../guide/places/clean-text.ts'
import { typedWebsite } from '../../guide/places/website.ts'

/** Cleaned as imports clean theirs, but never cut; empty is null. */
const cleaned = (longest: number, clean: typeof cleanParagraphs) =>
  z
    .string()
    .nullable()
    .transform(clean)
    .refine((clean) => (clean?.length ?? 0) <= longest, `At most ${longest} characters`)

const text = (longest: number) => cleaned(longest, (typed) => cleanText(typed, Number.POSITIVE_INFINITY))

// OpenStreetMap's ids name their kind, all others their provider.
const others = [...placesProviderNames.filter((name) => name !== 'openstreetmap'), 'starter']
const idForm = new RegExp(`^(?:(?:node|way|relation)/[1-9]\\d{0,18}|(?:${others.join('|')})/\\S+)$`)

const placeId = text(200)
  // The address of its page is what people copy.
  .transform(
    (typed) => typed?.replace(/^https?:\/\/(www\.)?openstreetmap\.org\//, '').split(/[?#]/)[0] || null,
  )
  .refine((id) => id === null || idForm.test(id), 'An id like way/24867265')

/** Files and cells that are typed may say a word twice. */
export const once = <Word>(words: Word[]): Word[] => [...new Set(words)]

const website = text(500)
  .refine(
    (typed) => typed === null || typedWebsite(typed) !== undefined,
    'A web address that begins with https://',
  )
  .transform((typed) => (typed === null ? null : (typedWebsite(typed) ?? null)))

export const degrees = (most: number) => {
  const fault = `From -${most} to ${most}`
  return z.number(fault).min(-most, fault).max(most, fault)
}

/** What editors may send, by the type of the fact; `most` characters or degrees. */
const inputs: { [Type in SetType]: (most: number) => SchemaOf<Type> } = {
  setting: () => choiceSchemas.setting,
  ease: () => choiceSchemas.ease,
  price: () => choiceSchemas.price,
  presence: () => choiceSchemas.presence,
  dogs: () => choiceSchemas.dogs,
  booking: () => choiceSchemas.booking,
  externalId: () => placeId,
  text,
  prose: (most) => cleaned(most, cleanParagraphs),
  website: () => website,
  phone: () => text(100),
  hours: () => text(1000),
  degrees,
  age: () => z.int().min(0, 'An age from 0 to 18').max(18, 'An age from 0 to 18').nullable(),
  band: () => bandSchema,
  duration: () => z.number().min(0.25, 'From 0.25 to 24 hours').max(24, 'From 0.25 to 24 hours').nullable(),
  foods: () =>
    foodsSchema
      .transform(once)
      .refine((foods) => !foods.includes('none') || foods.length === 1, "'none' stands alone"),
  date: () => dateSchema,
}

/** What editors may send of these facts. */
export const inputsOf = <Name extends EditableColumn>(names: readonly Name[]) =>
  recordOf<{ [Key in Name]: SchemaOf<Facts[Key]['type']> }>(names, (name) =>
    inputs[typeOf(name)](mostOf(name)),
  )
