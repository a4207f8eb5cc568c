import { expect, test } from 'vitest'
import { concernsOf, unreviewedText } from './concerns.ts'

const nothing = {
  ...{ unreviewedPlaces: 0, unreviewedCities: [], placesWithoutPhoto: 0, placesWithUnclearHours: 0 },
  ...{
    openReports: 0,
    gonePlaces: 0,
    refusedPlaces: 0,
    goneWebsites: 0,
    failedImports: 0,
    runningImports: 0,
    cities: 0,
    staleCities: 0,
  },
  ...{ citySizes: [0, 0, 0, 0], thinCities: [], recentChanges: [] },
  ...{
    provider: 'openstreetmap' as const,
    creditsUsed: 0,
    creditsPerDay: 3000,
    pausedServices: [],
    putOff: [],
    warnings: [],
  },
}

test('what is in order needs no attention', () => expect(concernsOf(nothing)).toEqual([]))

test('each concern says how many and leads to them, the most pressing first', () => {
  const concerns = concernsOf({ ...nothing, placesWithoutPhoto: 1268, failedImports: 1, gonePlaces: 2 })
  expect(concerns.map(({ title, to, search }) => [title, to, search])).toEqual([
    ['1 import failed', '/admin/imports', { state: 'failed' }],
    ['2 places are gone', '/admin/places', { isGone: 'true' }],
    ['1,268 places have no photo', '/admin/places', { hasPhoto: 'false' }],
  ])
})

test.for([
  [{ unreviewedPlaces: 1 }, 'It may be live already, but nobody has read it yet.'],
  [
    {
      unreviewedPlaces: 38,
      unreviewedCities: [
        { name: 'Split', count: 31 },
        { name: 'Vienna', count: 7 },
      ],
    },
    '31 from Split, 7 from Vienna. They may be live already, but nobody has read them yet.',
  ],
] as const)('%o: %s', ([figures, text]) => {
  const { unreviewedCities = [] } = figures as { unreviewedCities?: { name: string; count: number }[] }
  expect(unreviewedText({ ...nothing, ...figures, unreviewedCities: [...unreviewedCities] })).toBe(text)
})

test('what will run out comes first, and leads to the status', () => {
  const warnings = [{ kind: 'disk' as const, title: 'The disk is nearly full', text: 'Make room.' }]
  expect(concernsOf({ ...nothing, warnings, failedImports: 1 })[0]).toMatchObject({
    ...{ kind: 'warning', title: 'The disk is nearly full', text: 'Make room.', to: '/admin/status' },
  })
})
