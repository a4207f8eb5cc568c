import { z } from 'zod'
import type { ColumnFact, FactValue } from './fact-names.ts'
import { type ChoiceType, choices, type FactValues } from './fact-types.ts'
import { type ColumnType, typeOf } from './facts.ts'
import { recordOf } from './record-of.ts'

/** A value of that type, as the API takes or answers it. */
export type SchemaOf<Type extends ColumnType> = z.ZodType<FactValues[Type], FactValues[Type]>

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `One of ${words.join(', ')}`).nullable()

export const choiceSchemas: { [Type in ChoiceType]: SchemaOf<Type> } = {
  ease: oneOf(choices.ease),
}

const answers: { [Type in ColumnType]: SchemaOf<Type> } = {
  ...choiceSchemas,
  externalId: z.string().nullable(),
  name: z.string(),
  text: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
  degrees: z.number(),
  age: z.int().nullable(),
  yesNo: z.boolean(),
  words: z.array(z.string()),
}

/** What an answer says of these facts. */
export const answersOf = <Name extends ColumnFact>(names: readonly Name[]) =>
  recordOf<{ [Key in Name]: z.ZodType<FactValue<Key>, FactValue<Key>> }>(
    names,
    (name) => answers[typeOf(name)],
  )
