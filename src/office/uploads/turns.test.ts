import { expect, test } from 'vitest'
import { takeTurns } from './turns.ts'

test('no more than the limit runs at once, all run, and a failure gives its turn back', async () => {
  const inTurn = takeTurns(2)
  let [running, most] = [0, 0]
  const works = Array.from({ length: 20 }, (_, number) =>
    inTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (number % 3 === 0) throw new Error(`work ${number}`)
      return number
    }),
  )
  const ends = await Promise.allSettled(works)
  expect(most).toBe(2)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
})
