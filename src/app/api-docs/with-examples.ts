import type { generateSpecs } from 'hono-openapi'
import { inBodies, inForms, inPaths, inQueries, type Learned } from './call-examples.ts'

type Description = Awaited<ReturnType<typeof generateSpecs>>
type Operation = NonNullable<NonNullable<NonNullable<Description['paths']>[string]>['get']>
type Operations = Map<string, Operation>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Gives each call of a fresh description an example of all that it must be asked with. What another call's answer holds is
 * a link of that answer, as OpenAPI has them.
 */
export function withExamples(description: Description): Description {
  const operations: Operations = new Map(
    Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method): [string, Operation][] => {
        const operation = item?.[method]
        return operation ? [[`${method.toUpperCase()} ${path}`, operation]] : []
      }),
    ),
  )
  for (const [call, operation] of operations) {
    giveParameters(operations, call, operation)
    giveBody(operations, call, operation)
  }
  return description
}

function giveParameters(operations: Operations, call: string, operation: Operation) {
  operation.parameters = operation.parameters?.map((parameter) => {
    if (!('name' in parameter)) return parameter
    const { name } = parameter
    const example = parameter.in === 'path' ? pathExample(call, name) : inQueries[name]
    if (example === undefined || !parameter.required) return parameter
    if (typeof example === 'string') return { ...parameter, example }
    const { from, at, like } = example
    link(operations, from, operation, { parameters: { [name]: `$response.body#${at}` } })
    return { ...parameter, example: String(like), description: `As ${from} answers it at ${at}` }
  })
}

function pathExample(call: string, name: string): string | Learned | undefined {
  const path = call.slice(call.indexOf('/'))
  const [longest] = Object.keys(inPaths)
    .filter((start) => path.startsWith(start) && inPaths[start]?.[name] !== undefined)
    .sort((a, b) => b.length - a.length)
  return inPaths[longest ?? '']?.[name]
}

function giveBody(operations: Operations, call: string, operation: Operation) {
  const { requestBody } = operation
  const body = inBodies[call]
  const contents = requestBody && 'content' in requestBody ? requestBody.content : {}
  const content = contents['application/json'] ?? contents['application/x-www-form-urlencoded']
  if (body && content) {
    content.example = mapped(body, ({ like }) => like)
    const from = learnedIn(body)[0]?.from
    if (from)
      link(operations, from, operation, { requestBody: mapped(body, ({ at }) => `{$response.body#${at}}`) })
  }
  const form = inForms[call]
  if (form) operation.requestBody = describedForm(form)
}

type Link = { parameters?: Record<string, string>; requestBody?: unknown }

function link(operations: Operations, from: string, { operationId = '' }: Operation, link: Link) {
  const answers = operations.get(from)?.responses ?? {}
  const answer = answers[200] ?? answers[201]
  if (!answer || '$ref' in answer) throw new Error(`Nothing is learned from ${from}`)
  answer.links = { ...answer.links, [operationId]: { operationId, ...link } }
}

function describedForm({ file, texts }: (typeof inForms)[string]) {
  const text = { type: 'string' as const }
  const properties = Object.fromEntries(Object.keys(texts).map((name) => [name, text]))
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object' as const,
          properties: { file: { type: 'string' as const, contentMediaType: file }, ...properties },
          required: ['file'],
        },
        encoding: { file: { contentType: file } },
        example: texts,
      },
    },
  }
}

const isLearned = (value: object): value is Learned => 'from' in value && 'at' in value

function learnedIn(value: unknown): Learned[] {
  if (typeof value !== 'object' || value === null) return []
  return isLearned(value) ? [value] : Object.values(value).flatMap(learnedIn)
}

/** The same with each that is learned put in. */
function mapped(value: unknown, put: (learned: Learned) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isLearned(value)) return put(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, put))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one, put)]))
}
