import { expect, test } from 'vitest'
import { completionAt } from './completion.ts'

const tables = [
  { table_name: 'cities', column_names: ['id', 'name', 'country'] },
  { table_name: 'city_places', column_names: ['id', 'city_id', 'place_id'] },
  { table_name: 'places', column_names: ['id', 'name', 'addr_city'] },
]

/** '|' is the caret. */
const suggestionsAt = (marked: string) =>
  completionAt(marked.replace('|', ''), marked.indexOf('|'), tables).suggestions

test.for([
  ['SELECT * FROM ci|', ['cities', 'city_places']],
  ['SELECT c| FROM cities', ['country', 'cities', 'city_places']],
  ['SELECT c.| FROM cities c', ['country', 'id', 'name']],
  ['SELECT p.n| FROM cities c JOIN places AS p', ['name']],
  ['SELECT cities.co| FROM cities', ['country']],
  ['SELECT x.n| FROM cities c', []],
  ['SELECT nam| FROM cities', ['name']],
  ['SELECT name| FROM cities', []],
  ['SELECT NA| FROM cities', ['name']],
] as const)('%s brings %o', ([marked, expected]) => expect(suggestionsAt(marked)).toEqual(expected))

test('what is being written is known from its start', () => {
  expect(completionAt('SELECT c.na FROM cities c', 11, tables)).toEqual({ start: 9, suggestions: ['name'] })
})
