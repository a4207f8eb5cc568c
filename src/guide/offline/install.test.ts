import { expect, test, vi } from 'vitest'
import { dismiss, isDismissed, onInstallOffer } from './install.ts'

test('the hint is closed for as long as the page is open where a full browser cannot keep that', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  const told = vi.fn()
  onInstallOffer(told)
  expect(isDismissed()).toBe(false)
  dismiss()
  expect(isDismissed()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})
