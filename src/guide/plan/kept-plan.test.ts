import { afterEach, expect, test, vi } from 'vitest'
import { changeKept, keptPlan } from './kept-plan.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what a full browser cannot keep whole is not in the plan later either', () => {
  const stored = new Map<string, string>()
  let isFull = false
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull && key === 'planned') throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, text)
    },
  })
  const put = (slug: string) => changeKept({ stops: { [slug]: { name: slug, at: 1 } } })
  isFull = true
  expect(put('zoo')).toBe('not kept')
  expect([...stored.keys()]).toEqual([])
  isFull = false
  put('zoo')
  isFull = true
  expect(put('pool')).toBe('not kept')
  expect(Object.keys(keptPlan().plan.stops)).toEqual(['zoo'])
})
