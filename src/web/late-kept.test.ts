import { afterEach, expect, test, vi } from 'vitest'
import { lateKept } from './late-kept.ts'

afterEach(() => void vi.unstubAllGlobals())

test('code that could not be fetched is fetched for the next that needs it, and once it is there never again', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'kept' })
  const store = lateKept('ours')
  const answers = [() => Promise.reject(new Error('gone')), async () => {}]
  let asked = 0
  store.load = async () => answers[asked++]?.()
  store.subscribe(() => {})
  store.subscribe(() => {})
  expect(asked).toBe(1)
  await expect
    .poll(() => {
      store.subscribe(() => {})
      return asked
    })
    .toBe(2)
  store.subscribe(() => {})
  expect(asked).toBe(2)
})

test('nothing is fetched where nothing is kept, or the browser refuses to be asked', () => {
  for (const getItem of [
    () => null,
    () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    },
  ]) {
    vi.stubGlobal('localStorage', { getItem })
    const store = lateKept('ours')
    const load = vi.fn(async () => {})
    store.load = load
    store.subscribe(() => {})
    expect(load).not.toHaveBeenCalled()
  }
})
