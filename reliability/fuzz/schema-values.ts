import fc from 'fast-check'
import { type KnownKind, known, knownKindOf } from './known-values.ts'

/** As much of JSON Schema as the description of the API uses. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  /** Of a tuple, one by one; `items` is false then. */
  prefixItems?: Schema[]
  items?: Schema | false
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  pattern?: string
  format?: string
}

/**
 * Values that the schema allows. Ids and names of what there is are left open (`known-values.ts`), by the name of their
 * field: made-up ones would never get beyond 'unknown'.
 */
export function valueFor(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const usual = Object.hasOwn(usualValues, name) && !schema.items ? usualValues[name] : undefined
  if (usual) return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, plainValueFor(schema, name))
  const kind = knownKindOf(name)
  if (kind && !schema.items && !schema.anyOf) return knownOr(kind, plainValueFor(schema, name))
  return plainValueFor(schema, name)
}

/** What the rules behind the schema want. */
const usualValues: Record<string, unknown[]> = {
  ...{
    username: ['admin', 'reader', 'nobody'],
    password: ['a long password', 'another'],
    placeId: [null, 'way/7'],
  },
  ...{ website: ['https://zoo.example', 'http://zoo.example/a?b=c', null], address: ['Am Platz 1', null] },
  ...{ openingHours: ['Mo-Fr 09:00-17:00', '24/7', 'Apr-Oct Sa,Su 10:00+; PH off', 'by appointment', null] },
  ...{ photographerProfileUrl: ['https://photos.example/@a', null], phone: ['+43 1 234', null] },
  ...{
    ageGroupMin: [0, 3, null],
    ageGroupMax: [12, 18, null],
    lat: [48.2, 0.1, -33],
    lng: [16.37, -0.1, 151],
  },
  query: [
    'select 1',
    'select * from places',
    'table cities',
    'select count(*) from place_types',
    'explain select 1',
  ],
  ...{ slug: ['', 'graz', 'neusiedl-am-see'], type: ['logo', 'banner'], title: ['File:Zoo Wien.jpg'] },
  ...{ unsplashId: ['abc123'], overwrite: [true], provider: ['openstreetmap'] },
}

function plainValueFor(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, name)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, name)))
}

const knownOr = (kind: KnownKind, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: fc.nat().map((at) => known(kind, at)) }, { weight: 1, arbitrary: other })

function ofType(type: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return arrayOf(schema, name)
  if (type === 'string') return textOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  const { minimum: min = (schema.exclusiveMinimum ?? -1001) + 1, maximum: max = 2_147_483_647 } = schema
  return type === 'integer'
    ? fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, Math.max(min, 20)) }))
    : fc.double({ min, max, noNaN: true })
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, name)] as const)
  if (fields.length > 0)
    return fc.oneof(
      someOf(fields, required),
      fc.record(Object.fromEntries(fields), { requiredKeys: required }),
    )
  if (!additionalProperties || additionalProperties === true) return fc.constant({})
  return fc.dictionary(fc.string({ maxLength: 12 }), valueFor(additionalProperties), { maxKeys: 4 })
}

/** Of twenty fields at once, one is nearly always refused. */
function someOf(fields: (readonly [string, fc.Arbitrary<unknown>])[], required: string[]) {
  const needed = fields.filter(([name]) => required.includes(name))
  const others = fields.filter(([name]) => !required.includes(name))
  return fc
    .subarray(others, { maxLength: Math.min(3, others.length) })
    .chain((chosen) => fc.record(Object.fromEntries([...needed, ...chosen])))
}

function arrayOf({ prefixItems = [], items = {}, minItems = 0, maxItems = 6 }: Schema, name: string) {
  if (items === false) return fc.tuple(...prefixItems.map((item) => valueFor(item, name)))
  const maxLength = Math.min(maxItems, Math.max(minItems, 6))
  return fc.array(valueFor(items, name), { minLength: minItems, maxLength })
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
  const matching = pattern ? matchingText(pattern) : undefined
  if (matching) return matching.map((text) => text.slice(0, maxLength))
  const least = Math.min(minLength, maxLength)
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.min(maxLength, 60) }),
    fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(maxLength, 40) }),
    fc.constant('x'.repeat(Math.min(maxLength, 5000))),
  )
}

/** Undefined for what fast-check cannot make: `\p{…}` and looking ahead. */
const matchingText = (pattern: string) =>
  /\\p|\(\?!/.test(pattern) ? undefined : fc.stringMatching(new RegExp(pattern), { size: 'small' })
