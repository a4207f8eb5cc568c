import { boolean, date, doublePrecision, smallint, text } from 'drizzle-orm/pg-core'
import { type ColumnFact, columnFacts, ofChoices } from './fact-names.ts'
import { type ColumnType, type Facts, typeOf } from './facts.ts'
import { recordOf } from './record-of.ts'

const optional = () => text()

const columns = {
  ...ofChoices(optional),
  externalId: () => text().unique(),
  name: () => text().notNull(),
  ...{ text: optional, prose: optional, website: optional, phone: optional, hours: optional },
  degrees: () => doublePrecision().notNull(),
  ...{ age: () => smallint(), band: () => smallint() },
  duration: () => doublePrecision(),
  foods: () => text().array().notNull().default([]),
  date: () => date(),
  yesNo: () => boolean().notNull().default(false),
  words: () => text().array().notNull().default([]),
}
type Columns = { [Type in ColumnType]: ReturnType<(typeof columns)[Type]> }
const columnOf: { [Type in ColumnType]: () => Columns[Type] } = columns

const columnsOf = <Name extends ColumnFact>(names: readonly Name[]) =>
  recordOf<{ [Key in Name]: Columns[Facts[Key]['type']] }>(names, (name) => columnOf[typeOf(name)]())

/** The columns of the facts, by their types. */
export const factColumns = columnsOf(columnFacts)
