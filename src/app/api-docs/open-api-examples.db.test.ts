import { expect, test } from 'vitest'
import { aCity, aFunType, anAccount, aPlace, aRadiusOption, aSeason } from '../../../tests/factories.ts'
import { aProvider, aZoo, providersWith } from '../../../tests/fake-provider.ts'
import { viewerOf } from '../../../tests/test-api.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { aFile, anUploader, aPicture } from '../../../tests/test-uploads.ts'
import { importRuns } from '../../gathering/imports/import-run.table.ts'
import { placeSources } from '../../guide/places/place.table.ts'
import { reports } from '../../guide/reports/report.table.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageContent } from '../../site/page-content/page-content.table.ts'
import { pageMetadata } from '../../site/page-texts/page-metadata.table.ts'

type Link = { operationId: string; parameters?: Record<string, string>; requestBody?: unknown }
type Content = Record<string, { example?: unknown; encoding?: { file: { contentType: string } } }>
type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; example?: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { links?: Record<string, Link> }>
}
type Call = Operation & { method: string; path: string }
type Answer = { status: number; text: string }
type Learned = { from: Call; link: Link }

/** These ask a service of others that has no stand-in here, or need what one brought; the tests of their own subjects do. */
const askOthers = [
  'POST /api/admin/places/{id}/enrich-address',
  'GET /api/admin/places/{id}/commons-photos',
  'POST /api/admin/places/{id}/images/commons',
  'POST /api/admin/places/images/{id}/restore',
  'POST /api/admin/places/{id}/images/unsplash-id',
  'GET /api/admin/unsplash/search',
  // Would use up the invitation that others are asked about.
  'POST /api/invitations/accept',
  // Take what an app reckons from the secret, or what a browser makes.
  'POST /api/account/two-step/confirm',
  'POST /api/account/two-step/recovery-codes',
  'POST /api/account/passkeys',
  'DELETE /api/account/passkeys/{id}',
  'POST /api/auth/passkey',
  'POST /api/auth/openid',
  'POST /api/auth/openid/finish',
  'POST /api/account/openid',
  // Undoes what was changed; asked again for its answer, the example of a change changes nothing.
  'POST /api/admin/history/changes/{changeId}/undo',
  // Bring back what was deleted, of which others learn.
  'POST /api/admin/accounts/removals/{historyId}/undo',
  'POST /api/admin/webhooks/deletions/{historyId}/undo',
  'POST /api/configs/deletions/{historyId}/undo',
  'POST /api/static-assets/deletions/{historyId}/undo',
  'POST /api/ways/connections',
  'POST /api/ways/addresses',
  'GET /api/admin/addresses/search',
  'GET /api/admin/addresses/at',
  // What was published is no longer changed.
  'POST /api/admin/planned-changes/{id}/publish',
  // Of the two places one would be left.
  'POST /api/admin/twins/join',
  // Takes back what one has added oneself: of what others learn from nothing would be left.
  'POST /api/admin/places/{id}/undo-adding',
]

test('each call can be made by what the description of the API says, and nothing else', async () => {
  const db = await testDatabase()
  await fill(db)
  const { ask } = await anUploader(db, {
    providers: providersWith(aProvider({ around: () => [aZoo(1)] })),
  })
  const { paths } = await (await ask('/api/openapi.json')).json()
  const calls = callsOf(paths).toSorted((a, b) => turnOf(a) - turnOf(b) || b.path.length - a.path.length)
  const answers = new Map<Call, Promise<Answer>>()
  const make = async (call: Call): Promise<Answer> => {
    const { path, init } = await requestOf(call, calls, answerTo)
    const answer = await ask(`https://guide.example${path}`, { method: call.method, ...init })
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      await answer.body?.cancel()
      return { status: answer.status, text: '' }
    }
    return { status: answer.status, text: await answer.text() }
  }
  /** What was made or read once is learned from as often as it takes. */
  const answerTo = (call: Call) => {
    const answer = answers.get(call) ?? make(call)
    answers.set(call, answer)
    return answer
  }
  const failed: string[] = []
  for (const call of calls.filter((call) => !askOthers.includes(nameOf(call)))) {
    const { status, text } = await (call.method === 'POST' ? answerTo(call) : make(call))
    const leadsOn = [302, 303].includes(status) && String(status) in call.responses
    if (!leadsOn && (status < 200 || status > 299)) failed.push(`${nameOf(call)}: ${status} ${text}`)
  }
  expect(failed).toEqual([])
})

async function fill(db: Database) {
  await viewerOf(db).prepare()
  const vienna = await aCity(db, { slug: 'vienna' })
  await aFunType(db, { slug: 'zoo' })
  await aSeason(db)
  await aRadiusOption(db)
  // The first of the list, which may go.
  await anAccount(db, { username: 'Anna' })
  const place = await aPlace(db, {
    slug: 'haus-des-meeres',
    name: 'Haus des Meeres',
    funTypes: ['zoo'],
    cities: [vienna],
  })
  // Of which families tell, also once the other is gone.
  const told = await aPlace(db, { slug: 'technisches-museum-wien', name: 'Technisches Museum Wien' })
  await db.insert(reports).values({ placeId: told.id, reason: 'hours' })
  await db.insert(pageContent).values({ pageKey: 'about', sectionKey: 'site_name', content: 'x' })
  await db.insert(pageMetadata).values({ pageKey: 'about', metaTitle: 'About us' })
  await db.insert(importRuns).values({ provider: 'openstreetmap', state: 'done', cityId: vienna.id })
  for (const id of [1, 2]) {
    const { provider, externalId, raw } = aZoo(id)
    await db.insert(placeSources).values({ placeId: place.id, provider, externalId, raw })
  }
}

const callsOf = (paths: Record<string, Record<string, Operation>>): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )

const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** What is there is read and changed before it goes, and only what is gone comes back; who signs in has another session. */
const turns = [
  'POST',
  'GET',
  'PUT',
  'PATCH',
  'toggle',
  'undo',
  'reset-sign-in',
  'DELETE',
  'restore',
  'login',
  'logout',
]

function turnOf({ method, path }: Call): number {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return turns.indexOf(method === 'POST' && turns.includes(last) ? last : method)
}

async function requestOf(call: Call, calls: Call[], answerTo: (call: Call) => Promise<Answer>) {
  const learned = calls.flatMap((from) =>
    Object.values(from.responses).flatMap(({ links = {} }) =>
      Object.values(links).flatMap((link): Learned[] =>
        link.operationId === call.operationId ? [{ from, link }] : [],
      ),
    ),
  )
  const values = new Map<string, string>()
  let body = call.requestBody?.content['application/json']?.example
  for (const { from, link } of learned) {
    const answer = JSON.parse((await answerTo(from)).text)
    for (const [name, expression] of Object.entries(link.parameters ?? {}))
      values.set(name, String(expressed(answer, expression)))
    if (link.requestBody) body = withExpressions(answer, link.requestBody)
  }
  const given = (call.parameters ?? []).filter(({ required }) => required)
  let { path } = call
  const query = new URLSearchParams()
  for (const { name, in: where, example = '' } of given) {
    const value = values.get(name) ?? example
    if (where === 'path') path = path.replace(`{${name}}`, value)
    else query.set(name, value)
  }
  return { path: query.size > 0 ? `${path}?${query}` : path, init: await initOf(call, body) }
}

async function initOf({ requestBody, responses }: Call, body: unknown): Promise<RequestInit> {
  const headers: Record<string, string> = '202' in responses ? { Prefer: 'respond-async' } : {}
  const form = requestBody?.content['multipart/form-data']
  if (form) return { headers, body: await aForm(form) }
  const fields = requestBody?.content['application/x-www-form-urlencoded']
  if (fields) return { headers, body: new URLSearchParams(fields.example as Record<string, string>) }
  if (body === undefined) return { headers }
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

async function aForm({ example, encoding }: Content[string]) {
  const form = new FormData()
  for (const [name, text] of Object.entries(example as Record<string, string>)) form.set(name, text)
  const isText = encoding?.file.contentType === 'text/csv'
  const file = isText ? 'name,lat,lng\nBear Park,48.2,16.4\n' : await aPicture().jpeg().toBuffer()
  form.set('file', aFile(file, encoding?.file.contentType))
  return form
}

/** What an answer has where '$response.body#/data/0/id' points to. */
function expressed(answer: unknown, expression: string): unknown {
  const steps = expression.replace('$response.body#/', '').split('/')
  const value = steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    answer,
  )
  if (value === undefined)
    throw new Error(`${expression} is nowhere in ${JSON.stringify(answer).slice(0, 300)}`)
  return value
}

function withExpressions(answer: unknown, body: unknown): unknown {
  if (typeof body === 'string' && body.startsWith('{$')) return expressed(answer, body.slice(1, -1))
  if (Array.isArray(body)) return body.map((one) => withExpressions(answer, one))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, one]) => [name, withExpressions(answer, one)]))
}
