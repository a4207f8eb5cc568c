import { expect, onTestFinished, test, vi } from 'vitest'
import { mayReloadFor, missingCode } from './missing-code.ts'

function aMissingCode() {
  onTestFinished(() => void vi.unstubAllGlobals())
  return new TypeError(missingCode)
}

const openPage = (path: string) => vi.stubGlobal('location', { href: `https://guide.example${path}` })

test('a page whose code is missing may be reloaded once, for another error never', () => {
  const error = aMissingCode()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  openPage('/about')
  expect([mayReloadFor(new Error('broken')), mayReloadFor(error), mayReloadFor(error)]).toEqual([
    ...[false, true, false],
  ])
  openPage('/categories')
  expect(mayReloadFor(error)).toBe(true)
})

test('in a browser that may store nothing no page is reloaded, which would never end', () => {
  const error = aMissingCode()
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  openPage('/about')
  expect(mayReloadFor(error)).toBe(false)
})
