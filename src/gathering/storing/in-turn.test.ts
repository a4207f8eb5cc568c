import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

function questions(count: number) {
  const asked = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const steps = asked.map(({ promise }, at) => () => {
    begun.push(at)
    return promise
  })
  return { asked, begun, steps }
}

test('while one question is answered the next one waits, and no third is made', async () => {
  const { asked, begun, steps } = questions(4)
  const all = inTurn(steps)
  await expect.poll(() => begun).toEqual([0, 1])
  asked[0]?.resolve()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { resolve } of asked) resolve()
  await all
  expect(begun).toEqual([0, 1, 2, 3])
})

test('the first failure is told when nothing is under way any more, and nothing is asked after it', async () => {
  const { asked, begun, steps } = questions(4)
  const told: unknown[] = []
  const all = inTurn(steps).catch((error: unknown) => told.push(error))
  await expect.poll(() => begun).toEqual([0, 1])
  asked[0]?.reject('first')
  await expect.poll(() => begun).toEqual([0, 1])
  expect(told).toEqual([])
  asked[1]?.reject('second')
  await all
  expect(told).toEqual(['first'])
  expect(begun).toEqual([0, 1])
})
