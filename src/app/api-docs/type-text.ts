/** A JSON schema, as far as ours go. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: boolean | JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  description?: string
}

/** A schema as one reads a type: '{ id: integer, name?: string | null }', each property on a line of its own. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((choice) => typeText(choice, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(' & ')
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  if (schema.type === 'array') return listText(schema, indent)
  if (schema.type === 'object') return objectText(schema, indent)
  if (schema.type === undefined) return 'any'
  return schema.format ? `${schema.type} (${schema.format})` : schema.type
}

function listText({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => typeText(item, indent)).join(', ')}]`
  const item = typeof items === 'object' ? typeText(items, indent) : 'any'
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, property]) =>
      `${deeper}${name}${required.includes(name) ? '' : '?'}: ${typeText(property, deeper)}`,
  )
  if (typeof additionalProperties === 'object')
    lines.push(`${deeper}[any name]: ${typeText(additionalProperties, deeper)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
