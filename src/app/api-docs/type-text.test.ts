import { expect, test } from 'vitest'
import { typeText } from './type-text.ts'

test('a schema is written as a type is read', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      seasons: { type: 'array', items: { enum: ['summer', 'winter'] } },
      facts: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string', format: 'date' } },
      },
      city: { type: 'object', properties: { slug: { const: 'vienna' } }, required: ['slug'] },
      position: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false },
      anything: {},
    },
    required: ['id', 'seasons', 'city'],
  }
  expect(typeText(schema)).toBe(`{
  id: integer
  name?: string | null
  seasons: ("summer" | "winter")[]
  facts?: {
    [any name]: string (date)[]
  }
  city: {
    slug: "vienna"
  }
  position?: [number, number]
  anything?: any
}`)
})
