import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, forgetDraft, keepDraft, keptDrafts, newDraftKey } from './draft-store.ts'

const draft = (part: Partial<Draft> = {}): Draft => ({
  ...{ at: Date.now(), values: { name: 'Hut' }, base: { name: '' }, isLive: false },
  ...part,
})

const full = () => {
  throw new DOMException('Full', 'QuotaExceededError')
}

/** As a browser has it: what is stored are properties. */
function browserStorage() {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(storage, { [key]: text }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }
  const storage: Record<string, string> = Object.create(methods)
  return storage
}

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('what was kept is found by the name of its form, the newest first', () => {
  for (const [form, at] of [
    ['city:1', 2],
    ['city:17', 3],
    ['place:1', 4],
    ['city:1', 5],
  ] as const)
    keepDraft(newDraftKey('marta', form), draft({ at: Date.now() + at }))
  expect(keptDrafts('marta', 'city:').map(({ form }) => form)).toEqual(['city:1', 'city:17', 'city:1'])
})

test('nobody finds what another account wrote', () => {
  keepDraft(newDraftKey('marta', 'city:1'), draft())
  expect(keptDrafts('jonas')).toEqual([])
  expect(keptDrafts('marta')).toHaveLength(1)
})

test('the same form in two tabs has two drafts', () => {
  for (const name of ['Mine', 'Also mine'])
    keepDraft(newDraftKey('marta', 'city:1'), draft({ values: { name } }))
  expect(keptDrafts('marta', 'city:1')).toHaveLength(2)
})

test('after 24 hours a draft is gone from the browser, whoever asks', () => {
  keepDraft(newDraftKey('marta', 'city:1'), draft({ at: Date.now() - 24 * 3_600_000 - 1 }))
  keepDraft(newDraftKey('marta', 'city:2'), draft({ at: Date.now() - 24 * 3_600_000 + 60_000 }))
  expect(keptDrafts('jonas')).toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(1)
})

test('what nobody can read is no draft, and is removed', () => {
  localStorage.setItem('draft:marta:city:1#1', '{"at":"soon"}')
  localStorage.setItem('draft:marta:city:1#2', '{')
  localStorage.setItem('cookie-consent', '{')
  expect(keptDrafts('marta')).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['cookie-consent'])
})

test('a storage that is full or forbidden still keeps drafts as long as the page is there', () => {
  const key = newDraftKey('marta', 'city:1')
  expect(keepDraft(key, draft({ values: { name: 'Old' } }))).toBe(true)
  localStorage.setItem = full
  expect(keepDraft(key, draft({ values: { name: 'New' } }))).toBe(false)
  expect(keptDrafts('marta')[0]?.values).toEqual({ name: 'New' })
  Object.defineProperty(globalThis, 'localStorage', { get: full, configurable: true })
  expect(keptDrafts('marta')[0]?.values).toEqual({ name: 'New' })
  forgetDraft(key)
  expect(keptDrafts('marta')).toEqual([])
})
