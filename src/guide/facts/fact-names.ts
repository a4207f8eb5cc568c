import type { Fact, FactValues, ListType } from './fact-types.ts'
import { type FactName, type Facts, facts } from './facts.ts'

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

const entries: Readonly<Record<FactName, Fact>> = facts

const isFact = (name: string): name is FactName => Object.hasOwn(facts, name)
const isEditable = <Name extends FactName>(name: Name): name is Name & EditableFact =>
  entries[name].isEdited !== false
const isPublic = <Name extends FactName>(name: Name): name is Name & PublicFact =>
  entries[name].isPublic !== false
const isFiled = <Name extends FactName>(name: Name): name is Name & FiledFact =>
  entries[name].isInFiles !== false
const isSinglySaid = <Name extends FactName>(name: Name): name is Name & SinglySaidFact =>
  entries[name].merge !== 'follows' && entries[name].merge !== 'joined'
const isFirstSaid = <Name extends FactName>(name: Name): name is Name & FirstSaidFact =>
  entries[name].merge === undefined
const isColumn = <Name extends FactName>(name: Name): name is Name & ColumnFact =>
  entries[name].type !== 'funTypes' && entries[name].type !== 'seasons'

export const factNames: readonly FactName[] = Object.keys(facts).filter(isFact)
export const editableFacts = factNames.filter(isEditable)
export const singlySaidFacts = factNames.filter(isSinglySaid)
export const firstSaidFacts = factNames.filter(isFirstSaid)
export const columnFacts = factNames.filter(isColumn)
export const editableColumns = columnFacts.filter(isEditable)
export const filedColumns = columnFacts.filter(isFiled)
export const publicColumns = columnFacts.filter(isPublic)

/** How long a text may be, or how many degrees there are; without end for all else. */
export function mostOf(name: FactName): number {
  const fact = entries[name]
  return 'most' in fact ? fact.most : Number.POSITIVE_INFINITY
}
