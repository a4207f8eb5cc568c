import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('what is made once is kept, but for what failed: who asks next has it made anew', async () => {
  const outcomes = [() => Promise.reject(new Error('Too many open files')), async () => 'drawn']
  let made = 0
  const ask = madeOnce(async () => outcomes[made++]?.())
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(await Promise.all([ask(), ask()])).toEqual(['drawn', 'drawn'])
  expect(await ask()).toBe('drawn')
  expect(made).toBe(2)
})
