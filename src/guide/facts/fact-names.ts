import {
  type ChoiceType,
  choices,
  type Fact,
  type FactType,
  type FactValues,
  type ListType,
} from './fact-types.ts'
import { type FactName, type Facts, facts } from './facts.ts'
import { recordOf } from './record-of.ts'

export type FactValue<Name extends FactName> = FactValues[Facts[Name]['type']]

/** The names of the facts that have another value than this. */
type Unless<Key extends keyof Fact, Value> = {
  [Name in FactName]: Facts[Name] extends Record<Key, Value> ? never : Name
}[FactName]

export type EditableFact = Unless<'isEdited', false>
export type PublicFact = Unless<'isPublic', false>
export type FiledFact = Unless<'isInFiles', false>
/** Those that a source can say. */
export type SaidFact = Unless<'merge', 'follows'>
/** Those whose value is the word of one source. */
type SinglySaidFact = Unless<'merge', 'follows' | 'joined'>
/** Those that the first source to say them decides. */
export type FirstSaidFact = Unless<'merge', string>
/** Those that stand in a column of `places`. */
export type ColumnFact = Unless<'type', ListType>
export type EditableColumn = ColumnFact & EditableFact
/** Those that editors set for many places at once. */
export type BulkFact = EditableColumn & Unless<'isInBulk', false>
/** Those of one of these types. */
export type FactOf<Type extends FactType> = {
  [Name in FactName]: Facts[Name]['type'] extends Type ? Name : never
}[FactName]

const entries: Readonly<Record<FactName, Fact>> = facts

export const isFact = (name: string): name is FactName => Object.hasOwn(facts, name)
const isEditable = <Name extends FactName>(name: Name): name is Name & EditableFact =>
  entries[name].isEdited !== false
const isPublic = <Name extends FactName>(name: Name): name is Name & PublicFact =>
  entries[name].isPublic !== false
const isFiled = <Name extends FactName>(name: Name): name is Name & FiledFact =>
  entries[name].isInFiles !== false
const isInBulk = (name: EditableColumn): name is BulkFact => entries[name].isInBulk !== false
/** Whether the place's own website is believed before all other sources. */
export const isOwnWordFirst = (name: FactName): boolean => entries[name].isOwnWordFirst === true
export const isSaidFact = <Name extends FactName>(name: Name): name is Name & SaidFact =>
  entries[name].merge !== 'follows'
const isSinglySaid = <Name extends FactName>(name: Name): name is Name & SinglySaidFact =>
  entries[name].merge !== 'follows' && entries[name].merge !== 'joined'
const isFirstSaid = <Name extends FactName>(name: Name): name is Name & FirstSaidFact =>
  entries[name].merge === undefined
const isColumn = <Name extends FactName>(name: Name): name is Name & ColumnFact =>
  entries[name].type !== 'funTypes' && entries[name].type !== 'seasons'

export const isOf =
  <Type extends FactType>(type: Type) =>
  <Name extends FactName>(name: Name): name is Name & FactOf<Type> =>
    entries[name].type === type

const isChoiceType = (type: string): type is ChoiceType => Object.hasOwn(choices, type)

/** The words that a fact may have; undefined for one that is no choice. */
export function wordsOf(name: FactName): readonly string[] | undefined {
  const { type } = entries[name]
  return isChoiceType(type) ? choices[type] : undefined
}

/** The same for all types that are choices. */
export const ofChoices = <Same>(same: Same) =>
  recordOf<Record<ChoiceType, Same>>(Object.keys(choices).filter(isChoiceType), () => same)

export const factNames: readonly FactName[] = Object.keys(facts).filter(isFact)
export const publicFacts = factNames.filter(isPublic)
export const editableFacts = factNames.filter(isEditable)
export const singlySaidFacts = factNames.filter(isSinglySaid)
export const firstSaidFacts = factNames.filter(isFirstSaid)
export const columnFacts = factNames.filter(isColumn)
export const editableColumns = columnFacts.filter(isEditable)
export const bulkFacts = editableColumns.filter(isInBulk)
export const filedFacts = factNames.filter(isFiled)
export const filedColumns = columnFacts.filter(isFiled)
export const publicColumns = columnFacts.filter(isPublic)

/** How long a text may be, or how many degrees there are; without end for all else. */
export function mostOf(name: FactName): number {
  const fact = entries[name]
  return 'most' in fact ? fact.most : Number.POSITIVE_INFINITY
}
