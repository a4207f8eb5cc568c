import { expect, test } from 'vitest'
import { inUse } from './holder.ts'

const address = { folder: '/data/run' }

test('who finds the database open is told which process to stop', () => {
  const holder = { pid: 4711, host: 'guide', since: '2026-11-28 10:00:00 UTC', address }
  const { message } = inUse('/data', { holder, life: 'answers' })
  expect(message).toContain('process 4711 on guide, since 2026-11-28 10:00:00 UTC')
  expect(message).toContain('Stop that process first (kill 4711)')
})

test('the first process of a container is stopped with it: its number means another one outside', () => {
  const holder = { pid: 1, host: '937460543d33', since: '2026-11-28 10:00:00 UTC', address }
  const { message } = inUse('/data', { holder, life: 'answers' })
  expect(message).toContain('Stop the container 937460543d33 first, choose another DATA_DIR')
  expect(message).not.toContain('kill')
})
