import { type SQL, sql } from 'drizzle-orm'
import { type ColumnFact, columnFacts, ofChoices } from './fact-names.ts'
import { type ColumnType, facts } from './facts.ts'
import type { PlainFact } from './plain-facts.ts'

const sqlTypes: Readonly<Record<ColumnType, string>> = {
  ...ofChoices('text'),
  externalId: 'text',
  name: 'text',
  text: 'text',
  prose: 'text',
  website: 'text',
  phone: 'text',
  hours: 'text',
  degrees: 'float8',
  age: 'smallint',
  band: 'smallint',
  duration: 'float8',
  foods: 'text[]',
  date: 'date',
  yesNo: 'boolean',
  words: 'text[]',
}

const columnOf = (name: ColumnFact | PlainFact) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const listed = <Name extends string>(names: readonly Name[], text: (name: Name) => string): SQL =>
  sql.raw(names.map(text).join(', '))

/** `place_id, name, …` */
export const columnsNamed = (names: readonly ColumnFact[]): SQL => listed(names, columnOf)
export const columnList = columnsNamed(columnFacts)

/** `h.place_id, h.name, …`: the columns of a row. */
export const columnsIn = (row: 'p' | 'h' | 'excluded', names: readonly ColumnFact[]): SQL =>
  listed(names, (name) => `${row}.${columnOf(name)}`)

/** `place_id "placeId", …`: a place read by the names of its facts. */
export const namedColumns = listed(columnFacts, (name) => `${columnOf(name)} "${name}"`)

/** `p.place_id "placeId", …`: the same of a place `p`. */
export const namedColumnsOf = (names: readonly ColumnFact[]): SQL =>
  listed(names, (name) => `p.${columnOf(name)} "${name}"`)

/** `"placeId" text, …`: the shape of a JSON record with these facts. */
export const shapeOf = (names: readonly ColumnFact[]): SQL =>
  listed(names, (name) => `"${name}" ${sqlTypes[facts[name].type]}`)
export const recordShape = shapeOf(columnFacts)

/** `r."placeId", …`: what a record `r` of that shape says. */
export const saidColumns = (names: readonly ColumnFact[]): SQL => listed(names, (name) => `r."${name}"`)
export const recordColumns = saidColumns(columnFacts)

/** `display_name = r."displayName", …`: without the id, which may be taken. */
export const setColumns = listed(
  columnFacts.filter((name) => name !== 'placeId'),
  (name) => `${columnOf(name)} = r."${name}"`,
)

/** `'setting', p.setting, …`: facts of a place `p` among what a JSON object is built of. */
export const factPairs = (names: readonly ColumnFact[]): SQL =>
  listed(names, (name) => `'${name}', p.${columnOf(name)}`)

/** Facts of a place `p` as a JSON object; of a row, since functions of PostgreSQL take a hundred arguments at most. */
export const factsJson = (names: readonly (ColumnFact | PlainFact)[]): SQL =>
  sql`(select to_jsonb(said) from (select ${listed(names, (name) => `p.${columnOf(name)} "${name}"`)}) said)`
