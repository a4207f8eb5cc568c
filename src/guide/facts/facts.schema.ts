import { z } from 'zod'
import { Day } from '../../platform/calls/day.schema.ts'
import type { ColumnFact, FactValue } from './fact-names.ts'
import { bands, type ChoiceType, choices, type FactValues, foods } from './fact-types.ts'
import { type ColumnType, typeOf } from './facts.ts'
import { type PlainFact, plainFactNames } from './plain-facts.ts'
import { recordOf } from './record-of.ts'

/** A value of that type, as the API takes or answers it. */
export type SchemaOf<Type extends ColumnType> = z.ZodType<FactValues[Type], FactValues[Type]>

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `One of ${words.join(', ')}`).nullable()

export const choiceSchemas: { [Type in ChoiceType]: SchemaOf<Type> } = {
  setting: oneOf(choices.setting),
  ease: oneOf(choices.ease),
  price: oneOf(choices.price),
  presence: oneOf(choices.presence),
  dogs: oneOf(choices.dogs),
  booking: oneOf(choices.booking),
}

export const bandSchema: SchemaOf<'band'> = z.literal(bands, `One of ${bands.join(', ')}`).nullable()
export const foodsSchema: SchemaOf<'foods'> = z.array(z.enum(foods, `One of ${foods.join(', ')}`))
export const dateSchema: SchemaOf<'date'> = Day.nullable()

const answers: { [Type in ColumnType]: SchemaOf<Type> } = {
  ...choiceSchemas,
  externalId: z.string().nullable(),
  name: z.string(),
  text: z.string().nullable(),
  prose: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
  degrees: z.number(),
  age: z.int().nullable(),
  band: bandSchema,
  duration: z.number().nullable(),
  foods: foodsSchema,
  date: dateSchema,
  yesNo: z.boolean(),
  words: z.array(z.string()),
}

/** What is taken and answered as a plain yes or no. */
export const plainSchemas = recordOf<Record<PlainFact, z.ZodBoolean>>(plainFactNames, () => z.boolean())

/** What an answer says of these facts. */
export const answersOf = <Name extends ColumnFact>(names: readonly Name[]) =>
  recordOf<{ [Key in Name]: z.ZodType<FactValue<Key>, FactValue<Key>> }>(
    names,
    (name) => answers[typeOf(name)],
  )
