import { expect, onTestFinished, test } from 'vitest'
import { type LocalAnswer, localService } from '../../../tests/services/local-service.ts'
import { testClock } from '../../../tests/services/test-clock.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { log } from '../../platform/log/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { keepCdnFresh } from './keep-cdn-fresh.task.ts'

type Listener = (table?: string, tags?: ReadonlySet<string>) => void

/** A CDN that answers as told, and servers of one guide, each of which hears of every change. */
async function aCdn(answer: () => LocalAnswer = () => ({ body: '{}' })) {
  const db = await testDatabase()
  const { url, bodies, requests, lastHeaders } = await localService(answer)
  const settings = readSettings({ CDN_PURGE_URL: `${url}/purge`, CDN_PURGE_HEADER: 'Fastly-Key: a secret' })
  const listeners = new Set<Listener>()
  const aServer = () => {
    const onContentChange = (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const parts = { db, log, settings, clock: testClock(db), onContentChange }
    const stop = keepCdnFresh(parts, { settleMs: 1, everyMs: 20 })
    onTestFinished(() => stop())
    return { stop }
  }
  return {
    ...{ aServer, requests, lastHeaders },
    change: (...tags: string[]) => {
      for (const listener of listeners) listener('places', tags.length > 0 ? new Set(tags) : undefined)
    },
    told: () => bodies.map((body): unknown => JSON.parse(body).tags),
  }
}

test('a server that begins says that all has changed, then the tags of each change', async () => {
  const { aServer, change, told, requests, lastHeaders } = await aCdn()
  aServer()
  await expect.poll(told).toEqual([['guide']])
  change('places', 'cell:48:16')
  change('places', 'cell:52:13')
  await expect.poll(told).toEqual([['guide'], ['cell:48:16', 'cell:52:13', 'places']])
  expect(requests).toEqual(['/purge', '/purge'])
  expect(lastHeaders()).toMatchObject({
    ...{ 'surrogate-key': 'cell:48:16 cell:52:13 places', 'fastly-key': 'a secret' },
  })
  change()
  await expect.poll(told).toHaveLength(3)
  expect(told().at(-1)).toEqual(['guide'])
})

test('a change in more places than a header may name is one of all', async () => {
  const { aServer, change, told } = await aCdn()
  aServer()
  await expect.poll(told).toHaveLength(1)
  change(...Array.from({ length: 101 }, (_, nr) => `cell:0:${nr}`))
  await expect.poll(told).toEqual([['guide'], ['guide']])
})

test('of several servers one tells each change, and another when that one has stopped', async () => {
  const { aServer, change, told } = await aCdn()
  const first = aServer()
  await expect.poll(told).toEqual([['guide']])
  aServer()
  change('cell:48:16')
  await expect.poll(told).toEqual([['guide'], ['cell:48:16']])
  change('cell:52:13')
  await expect.poll(told).toEqual([['guide'], ['cell:48:16'], ['cell:52:13']])
  await first.stop()
  await expect.poll(told).toHaveLength(4)
  change('cell:41:2')
  await expect.poll(told).toHaveLength(5)
  expect(told().slice(3)).toEqual([['guide'], ['cell:41:2']])
})

test('what could not be told is told later, with what changed meanwhile', async () => {
  let status = 200
  const { aServer, change, told, requests } = await aCdn(() => ({ status, body: '{}' }))
  aServer()
  await expect.poll(told).toHaveLength(1)
  status = 400
  change('cell:48:16')
  await expect.poll(() => requests.length).toBeGreaterThan(2)
  change('cell:52:13')
  status = 200
  await expect.poll(() => told().at(-1)).toEqual(['cell:48:16', 'cell:52:13'])
})
