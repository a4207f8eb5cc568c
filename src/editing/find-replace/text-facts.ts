import { type EditableColumn, editableColumns } from '../../guide/facts/fact-names.ts'
import { type Facts, typeOf } from '../../guide/facts/facts.ts'

type TextType = 'text' | 'prose' | 'website' | 'phone' | 'hours'

/** Facts that are a text which editors write. */
export type TextFact = {
  [Name in EditableColumn]: Facts[Name]['type'] extends TextType ? Name : never
}[EditableColumn]

const textTypes: readonly string[] = ['text', 'prose', 'website', 'phone', 'hours'] satisfies TextType[]

const isTextFact = (name: EditableColumn): name is TextFact => textTypes.includes(typeOf(name))

export const textFacts: readonly TextFact[] = editableColumns.filter(isTextFact)

/** A place goes by a name and lies at an address: emptied, they would be what nobody asked for. */
export const neverEmpty: readonly TextFact[] = ['displayName', 'address']
