import { takesForm } from './described-calls.ts'
import type { FuzzedRequest } from './fuzzed-request.ts'
import { filledIn, type KnownValues } from './known-values.ts'
import { mutated } from './mutations.ts'

export type Sendable = {
  method: string
  address: string
  headers: Record<string, string>
  body: BodyInit | null
}

/** The request as it goes over the wire, with what there is filled in. */
export function sendable(
  request: FuzzedRequest,
  values: KnownValues,
  cookies: Record<FuzzedRequest['who'], string>,
): Sendable {
  const { call, who, rawBody } = request
  const filled = filledIn({ params: request.params, query: request.query, body: request.body }, values)
  const { params, query, body } = request.mutations.reduce(mutated, filled as Parameters<typeof mutated>[0])
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => inAddress(params[name]))
  const isRead = call.method === 'GET'
  const form = takesForm(call) && rawBody === undefined ? formOf(body) : undefined
  const sent = rawBody ?? form ?? (body === undefined ? null : JSON.stringify(body))
  const headers = {
    ...(!form && {
      'Content-Type': takesForm(call) ? 'multipart/form-data; boundary=x' : 'application/json',
    }),
    ...{ origin: 'https://guide.example', Prefer: 'respond-async', cookie: cookies[who] },
    ...request.headers,
  }
  return {
    method: call.method,
    address: path + queryOf(query),
    headers,
    body: isRead ? null : (sent ?? null),
  }
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4000)

const bytesOf = (value: unknown) =>
  typeof value === 'string' && value.startsWith('base64:')
    ? new Uint8Array(Buffer.from(value.slice(7), 'base64'))
    : textOf(value)

/** Lone halves of characters go as the bytes that are no UTF-8. */
const inAddress = (value: unknown) =>
  textOf(value)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\u0000lone')
    .split('\u0000lone')
    .map(encodeURIComponent)
    .join('%ed%a0%80') || '%20'

/** A list repeats its name. */
function queryOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map(
      (one) => `${inAddress(name)}=${inAddress(one)}`,
    ),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function formOf(fields: unknown): FormData {
  const form = new FormData()
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  for (const [name, value] of entries.slice(0, 40)) {
    if (name === 'file') form.append(name, new File([bytesOf(value)], 'file', { type: 'image/png' }))
    else form.append(name, textOf(value))
  }
  return form
}
