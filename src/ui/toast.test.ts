import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, onToastsChange, toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a new toast takes the place of the one before: at most one is there', () => {
  const dismissFirst = toast({ title: 'One' })
  const dismissSecond = toast({ title: 'Two' })
  expect(currentToasts()).toMatchObject([{ title: 'Two', open: true }])
  dismissFirst()
  expect(currentToasts()).toMatchObject([{ title: 'Two', open: true }])
  dismissSecond()
})

test('a dismissed toast is removed 1,000,000 ms later', () => {
  const dismiss = toast({ title: 'One' })
  dismiss()
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toMatchObject([{ title: 'One', open: false }])
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
})

test('listeners hear of a toast, of its dismissal and of its removal', () => {
  const listener = vi.fn()
  const stop = onToastsChange(listener)
  toast({ title: 'One' })()
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  toast({ title: 'Two' })()
  expect(listener).toHaveBeenCalledTimes(3)
})
