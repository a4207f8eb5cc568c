import { expect, test } from 'vitest'
import { mutated } from '../../reliability/fuzz/mutations.ts'

test('a body that is repeated and repeated again is one that can be sent', () => {
  const fields = Object.fromEntries(Array.from({ length: 30 }, (_, nr) => [`field${nr}`, 'a value']))
  const repeated = { at: 0, how: 'repeat', value: null } as const
  const once = mutated({ params: {}, query: {}, body: fields }, repeated)
  expect(once.body).toHaveLength(1200)
  expect(JSON.stringify(mutated(once, repeated).body).length).toBeLessThan(2_000_000)
})
