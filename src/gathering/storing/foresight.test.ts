import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aCandidate } from '../../../tests/candidates.ts'
import { foresee } from './foresight.ts'

test('others have their turn between two candidates', async () => {
  const all = foresee([aCandidate({ externalId: 'node/1' }), aCandidate({ externalId: 'node/2' })], {
    areNew: true,
  })
  await expect(Promise.race([all.then(() => 'all'), nextTurn('somebody else')])).resolves.toBe(
    'somebody else',
  )
  expect((await all).size).toBe(2)
})

test('of candidates that are known already no place is worked out', async () => {
  const candidate = aCandidate({})
  expect((await foresee([candidate], { areNew: false })).get(candidate)).toMatchObject({
    likeness: { candidate },
    place: undefined,
  })
})
