import fc from 'fast-check'
import { type DescribedCall, takesForm } from './described-calls.ts'
import { hostileBodies, hostileText } from './hostile-values.ts'
import { known, knownKindAt } from './known-values.ts'
import { type Mutation, mutation } from './mutations.ts'
import { type Schema, valueFor } from './schema-values.ts'

export type FuzzedRequest = {
  call: DescribedCall
  who: 'admin' | 'account' | 'nobody'
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** Sent instead of the body. */
  rawBody: string | Uint8Array<ArrayBuffer> | undefined
  headers: Record<string, string>
  mutations: Mutation[]
}

/** Requests as the description of the call allows them, most of them with something that it does not. */
export function fuzzedRequest(call: DescribedCall): fc.Arbitrary<FuzzedRequest> {
  const inPart = (part: string) => call.parameters.filter((parameter) => parameter.in === part)
  const required = Object.fromEntries(inPart('path').map((one) => [one.name, addressValue(call, one)]))
  const optional = Object.fromEntries(
    inPart('query').map(({ name, schema }) => [name, valueFor(schema, name)]),
  )
  return fc.record({
    call: fc.constant(call),
    who: fc.constantFrom('admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'account', 'nobody'),
    params: fc.record(required),
    query: fc.record(optional, { requiredKeys: [] }),
    body: bodyOf(call),
    rawBody: fc.oneof(
      { weight: 15, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
    ),
    headers: headers(),
    mutations: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Mutation[]>([]) },
      { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
    ),
  })
}

const addressValue = ({ path }: DescribedCall, { name, schema }: { name: string; schema: Schema }) => {
  const kind = knownKindAt(path, name)
  return kind ? fc.nat().map((at) => known(kind, at)) : valueFor(schema)
}

const bodyOf = (call: DescribedCall) => {
  if (takesForm(call)) return formFields
  return call.body ? valueFor(call.body) : fc.constant(undefined)
}

/** Ten pixels by ten. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWM4Y2yMBzGMShtjCRYAoIp3iWY/RKoAAAAASUVORK5CYII='
/** As `send-request.ts` knows bytes. */
const asBytes = (base64: string) => `base64:${base64}`

const texts = fc.oneof(
  fc.string({ maxLength: 30 }),
  hostileText,
  fc.constantFrom('logo', 'favicon', 'banner', 'true'),
)

/** What all forms of the guide know, and a file that is seldom what it should be. */
const formFields = fc.record(
  {
    file: fc.oneof(
      fc.constant(asBytes(picture)),
      fc.nat(picture.length).map((length) => asBytes(picture.slice(0, length))),
      fc.nat().map((nr) => `name,lat,lng\nRow ${nr},48.1,16.2\n`),
      fc.constantFrom('name,lat,lng\nZoo,48.1,16.2\n', 'id,name\n1,A\n1,B\n', '{"type":"FeatureCollection"}'),
      fc.constantFrom(
        '\ufeffname;lat;lng\r\n"a""b";1;2',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        '\x89PNG\r\n\x1a\n',
      ),
      fc.string({ unit: 'binary', maxLength: 300 }),
      hostileText,
    ),
    ...{ altText: texts, photographerName: texts, photographerProfileUrl: texts, placeName: texts },
    ...{
      type: texts,
      description: texts,
      apply: fc.constantFrom('true', 'false', '1'),
      added: texts,
      changed: texts,
    },
  },
  { requiredKeys: [] },
)

const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500))

const headers = (): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
    {
      weight: 1,
      arbitrary: fc.dictionary(
        fc.constantFrom(
          ...[
            'Accept',
            'Accept-Language',
            'If-None-Match',
            'If-Modified-Since',
            'Range',
            'X-Forwarded-For',
            'Last-Event-ID',
          ],
          ...[
            'X-Request-Id',
            'Content-Type',
            'Content-Encoding',
            'Origin',
            'Sec-Fetch-Site',
            'Authorization',
            'Host',
          ],
        ),
        headerText,
        { maxKeys: 3 },
      ),
    },
  )
