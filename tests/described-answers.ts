import { z } from 'zod'

type Schema = Extract<Parameters<typeof z.fromJSONSchema>[0], object>
type Responses = Record<string, { content?: Record<string, { schema?: Schema }> }>
type Description = { paths: Record<string, Record<string, { responses: Responses }>> }
type Call = { address: RegExp; named: number; responses: Responses }

/** Refusals that need no description: any call may answer with them before its handler is asked. */
const anywhere = ['400', '401', '403', '404', '413', '415', '429']

/** Holds answers to what the API's own description says of them. */
export function describedAnswers({ paths }: Description) {
  const calls = new Map<string, Call[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const address = new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`)
      const ofMethod = calls.get(method.toUpperCase()) ?? []
      ofMethod.push({ address, named: path.split('{').length, responses })
      calls.set(method.toUpperCase(), ofMethod)
    }
  const schemas = new Map<Schema, z.ZodType>()
  const schemaOf = (described: Schema) => {
    const schema = schemas.get(described) ?? z.fromJSONSchema(described)
    schemas.set(described, schema)
    return schema
  }

  /** @throws when the answer has a status, a type or a content that the description does not name */
  return async function check(method: string, path: string, answer: Response): Promise<void> {
    const call = calls
      .get(method)
      ?.filter(({ address }) => address.test(path))
      .sort((a, b) => a.named - b.named)[0]
    if (!call) return
    const told = `${method} ${path} answered ${answer.status}`
    const response = call.responses[answer.status]
    if (!response && anywhere.includes(String(answer.status))) return
    if (!response) throw new Error(`${told}, which its description does not name`)
    const described = response.content?.['application/json']?.schema
    if (!described || !answer.headers.get('content-type')?.includes('json')) return
    const parsed = schemaOf(described).safeParse(await answer.clone().json())
    if (!parsed.success) throw new Error(`${told}, not as described:\n${z.prettifyError(parsed.error)}`)
  }
}
