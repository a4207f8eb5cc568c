import { expect, test } from 'vitest'
import { contentOf } from './api-client.ts'

test.for([
  ['{"message":"Later"}', '503: {"message":"Later"}'],
  ['', '503: Service Unavailable'],
] as const)('an answer of 503 with the body %j is the error %j', async ([body, message]) => {
  const answer = new Response(body, { status: 503, statusText: 'Service Unavailable' })
  await expect(contentOf(Promise.resolve(answer))).rejects.toMatchObject({ status: 503, message })
})
