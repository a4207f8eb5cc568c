import { expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'
import { noteMissingData, renderWatched } from './rendering.ts'

/** What pages are told that are rendered one after the other, while the API counts how often it is asked. */
function aGuide(answers: (count: number) => Response | Promise<Response> = (count) => Response.json(count)) {
  const kept = new KeptAnswers()
  let count = 0
  const told = async (path = '/api/seasons') => {
    const request = new Request(`http://in-process${path}`)
    const { rendered } = await renderWatched(() => kept.answer(request, () => answers(++count)))
    return [rendered.status, await rendered.text()]
  }
  return { told, forget: () => kept.forget() }
}

test('what a page was told is told to the next, each call its own', async () => {
  const { told } = aGuide()
  expect([await told(), await told(), await told('/api/fun-types'), await told()]).toEqual([
    [200, '1'],
    [200, '1'],
    [200, '2'],
    [200, '1'],
  ])
})

test('after a change it is asked anew', async () => {
  const { told, forget } = aGuide()
  await told()
  forget()
  expect(await told()).toEqual([200, '2'])
})

test('what was asked before a change is told once and not kept', async () => {
  const slow = Promise.withResolvers<Response>()
  const { told, forget } = aGuide((count) => (count === 1 ? slow.promise : Response.json('new')))
  const first = told()
  forget()
  slow.resolve(Response.json('old'))
  expect([await first, await told()]).toEqual([
    [200, '"old"'],
    [200, '"new"'],
  ])
})

test('neither a failure is kept nor what was told without the database', async () => {
  const { told } = aGuide((count) => {
    if (count === 1) return new Response('not now', { status: 503 })
    if (count === 2) noteMissingData()
    return Response.json(count)
  })
  expect([await told(), await told(), await told(), await told()]).toEqual([
    [503, 'not now'],
    [200, '2'],
    [200, '3'],
    [200, '3'],
  ])
})
