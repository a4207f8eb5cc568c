import { expect, onTestFinished, test, vi } from 'vitest'
import { whyNotLocated } from './locate.ts'

test('who cannot be found is told what else to do where they are: only the home page has a list of cities', () => {
  class Refused {
    readonly code = 1
    readonly PERMISSION_DENIED = 1
  }
  vi.stubGlobal('GeolocationPositionError', Refused)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(whyNotLocated(new Refused(), 'take a point on the map')).toBe(
    'Your browser keeps your location to itself. Allow it for this site, or take a point on the map.',
  )
  expect(whyNotLocated(new Error('no signal'), 'look around a town')).toBe(
    'Your location could not be found just now. Please try again in a moment, or look around a town.',
  )
})
