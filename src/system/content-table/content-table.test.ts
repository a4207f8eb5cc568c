import { expect, test } from 'vitest'
import { contentTables } from './content-table.ts'

const nothing = {
  ...{ places: 0, statedHours: 0, usualHours: 0, setting: 0, wheelchair: 0, price: 0, longDescription: 0 },
  cities: [],
}

test('figures come with their share; the hours of all places add up', () => {
  const cities = [{ name: 'A|B', country: 'Austria', places: 1200, indoorAt3: 1, indoorAt8: 2 }]
  const lines = contentTables({ ...nothing, places: 1200, statedHours: 300, usualHours: 200, cities }).split(
    '\n',
  )
  expect(lines).toContain('| Hours stated by a source | 300 | 25 % |')
  expect(lines).toContain('| Hours not known | 700 | 58 % |')
  expect(lines).toContain('| A\\|B, Austria | 1,200 | 1 | 2 |')
})

test('of nothing there is no share', () => {
  expect(contentTables(nothing)).toContain('| Setting known | 0 |  |')
})
