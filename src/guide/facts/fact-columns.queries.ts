import { type SQL, sql } from 'drizzle-orm'
import { type ColumnFact, columnFacts, ofChoices } from './fact-names.ts'
import { type ColumnType, facts } from './facts.ts'

const sqlTypes: Readonly<Record<ColumnType, string>> = {
  ...ofChoices('text'),
  externalId: 'text',
  name: 'text',
  text: 'text',
  website: 'text',
  phone: 'text',
  hours: 'text',
  degrees: 'float8',
  age: 'smallint',
  yesNo: 'boolean',
  words: 'text[]',
}

const columnOf = (name: ColumnFact) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const listed = (names: readonly ColumnFact[], text: (name: ColumnFact) => string): SQL =>
  sql.raw(names.map(text).join(', '))

/** `place_id, name, …` */
export const columnList = listed(columnFacts, columnOf)

/** `place_id "placeId", …`: a place read by the names of its facts. */
export const namedColumns = listed(columnFacts, (name) => `${columnOf(name)} "${name}"`)

/** `"placeId" text, …`: the shape of a JSON record with these facts. */
export const recordShape = listed(columnFacts, (name) => `"${name}" ${sqlTypes[facts[name].type]}`)

/** `r."placeId", …`: what a record `r` of that shape says. */
export const recordColumns = listed(columnFacts, (name) => `r."${name}"`)

/** `display_name = r."displayName", …`: without the id, which may be taken. */
export const setColumns = listed(
  columnFacts.filter((name) => name !== 'placeId'),
  (name) => `${columnOf(name)} = r."${name}"`,
)

/** Columns set to what a JSON object says, given as SQL. */
export const columnsFrom = (names: readonly ColumnFact[], json: SQL): SQL[] =>
  names.map(
    (name) => sql`${sql.raw(columnOf(name))} = (${json} ->> ${name})::${sql.raw(sqlTypes[facts[name].type])}`,
  )

/** `'placeId', p.place_id, …`: what builds a JSON object of facts of a place `p`. */
export const jsonPairs = (names: readonly ColumnFact[]): SQL =>
  listed(names, (name) => `'${name}', p.${columnOf(name)}`)
