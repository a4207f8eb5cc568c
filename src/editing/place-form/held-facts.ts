import { type EditableColumn, type FactValue, ofChoices } from '../../guide/facts/fact-names.ts'
import { choices, type FactValues } from '../../guide/facts/fact-types.ts'
import { type Facts, type SetType, typeOf } from '../../guide/facts/facts.ts'
import { recordOf } from '../../guide/facts/record-of.ts'

/** As a form holds a value of that type: what is typed, as it was typed. */
type HeldValues = { [Type in SetType]: FactValues[Type] extends boolean ? boolean : string }

export type HeldFacts<Name extends EditableColumn> = { [Key in Name]: HeldValues[Facts[Key]['type']] }

type ValuesOf<Name extends EditableColumn> = { [Key in Name]: FactValue<Key> }

const nothing: HeldValues = {
  ...ofChoices(''),
  ...{ externalId: '', text: '', website: '', phone: '', hours: '', degrees: '', age: '' },
  yesNo: false,
}

const typed = (value: string | number | null) => String(value ?? '')

const held: { [Type in SetType]: (value: FactValues[Type]) => HeldValues[Type] } = {
  ...ofChoices(typed),
  ...{
    externalId: typed,
    text: typed,
    website: typed,
    phone: typed,
    hours: typed,
    degrees: typed,
    age: typed,
  },
  yesNo: (value) => value,
}

/** A comma is a decimal point to most of Europe. */
export const numberOf = (text: string): number => Number(text.trim().replace(',', '.'))

const textOf = (text: string) => text.trim() || null

const wordOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text) ?? null

const said: { [Type in SetType]: (held: HeldValues[Type]) => FactValues[Type] } = {
  ease: wordOf(choices.ease),
  ...{ externalId: textOf, text: textOf, website: textOf, phone: textOf, hours: textOf },
  degrees: numberOf,
  age: (text) => (text.trim() === '' ? null : numberOf(text)),
  yesNo: (value) => value,
}

export const emptyFacts = <Name extends EditableColumn>(names: readonly Name[]) =>
  recordOf<HeldFacts<Name>>(names, (name) => nothing[typeOf(name)])

export const heldFacts = <Name extends EditableColumn>(names: readonly Name[], values: ValuesOf<Name>) =>
  recordOf<HeldFacts<Name>>(names, (name) => held[typeOf(name)](values[name]))

export const saidFacts = <Name extends EditableColumn>(names: readonly Name[], form: HeldFacts<Name>) =>
  recordOf<ValuesOf<Name>>(names, (name) => said[typeOf(name)](form[name]))
