import { type EditableColumn, type FactValue, ofChoices } from '../../guide/facts/fact-names.ts'
import { bands, choices, type FactValues, foods } from '../../guide/facts/fact-types.ts'
import { type Facts, type SetType, typeOf } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'

/** As a form holds a value of that type: what is typed, as it was typed. */
type HeldValues = {
  [Type in SetType]: FactValues[Type] extends readonly string[] ? readonly string[] : string
}

export type HeldFacts<Name extends EditableColumn> = { [Key in Name]: HeldValues[Facts[Key]['type']] }

type ValuesOf<Name extends EditableColumn> = { [Key in Name]: FactValue<Key> }

const nothing: HeldValues = {
  ...ofChoices(''),
  ...{ externalId: '', text: '', prose: '', website: '', phone: '', hours: '', degrees: '', age: '' },
  ...{ band: '', duration: '', foods: [], date: '' },
}

const typed = (value: string | number | null) => String(value ?? '')

const held: { [Type in SetType]: (value: FactValues[Type]) => HeldValues[Type] } = {
  ...ofChoices(typed),
  ...{
    externalId: typed,
    text: typed,
    prose: typed,
    website: typed,
    phone: typed,
    hours: typed,
    degrees: typed,
    age: typed,
    band: typed,
    duration: typed,
    date: typed,
  },
  foods: (value) => value,
}

/** A comma is a decimal point to most of Europe. */
export const numberOf = (text: string): number => Number(text.trim().replace(',', '.'))

const numberIfAny = (text: string) => (text.trim() === '' ? null : numberOf(text))

const textOf = (text: string) => text.trim() || null

const wordOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text) ?? null

const said: { [Type in SetType]: (held: HeldValues[Type]) => FactValues[Type] } = {
  setting: wordOf(choices.setting),
  ease: wordOf(choices.ease),
  price: wordOf(choices.price),
  presence: wordOf(choices.presence),
  dogs: wordOf(choices.dogs),
  booking: wordOf(choices.booking),
  ...{ externalId: textOf, text: textOf, prose: textOf, website: textOf, phone: textOf, hours: textOf },
  degrees: numberOf,
  age: numberIfAny,
  duration: numberIfAny,
  band: (text) => bands.find((band) => String(band) === text) ?? null,
  foods: (chosen) => foods.filter((food) => chosen.includes(food)),
  date: textOf,
}

export const emptyFacts = <Name extends EditableColumn>(names: readonly Name[]) =>
  recordOf<HeldFacts<Name>>(names, (name) => nothing[typeOf(name)])

export const heldFacts = <Name extends EditableColumn>(names: readonly Name[], values: ValuesOf<Name>) =>
  recordOf<HeldFacts<Name>>(names, (name) => held[typeOf(name)](values[name]))

export const saidFacts = <Name extends EditableColumn>(names: readonly Name[], form: HeldFacts<Name>) =>
  recordOf<ValuesOf<Name>>(names, (name) => said[typeOf(name)](form[name]))
