import { expect, test } from 'vitest'
import { wrongImports } from './areas.ts'

test('an area imports those below it, and its own folders each other in one direction', () => {
  expect(
    wrongImports([
      { from: 'src/editing/places/a.ts', to: 'src/guide/places/b.ts' },
      { from: 'src/editing/place-form/a.tsx', to: 'src/editing/places/b.ts' },
      { from: 'src/editing/place-form/a.tsx', to: 'src/editing/place-form/b.tsx' },
      { from: 'src/server.ts', to: 'src/app/site.ts' },
    ]),
  ).toEqual([])
})

test('an import into a higher area is named, with where the thing belongs', () => {
  expect(wrongImports([{ from: 'src/guide/places/a.ts', to: 'src/editing/places/b.ts' }])).toEqual([
    "src/guide/places/a.ts imports src/editing/places/b.ts, but 'guide' lies below 'editing'. What it needs of it belongs " +
      "into 'guide' or an area below, or else this file into 'editing'",
  ])
})

test('folders of an area that import each other are named, however far around', () => {
  const [first, ...others] = wrongImports([
    { from: 'src/guide/map/a.ts', to: 'src/guide/places/b.ts' },
    { from: 'src/guide/places/b.ts', to: 'src/guide/art/c.ts' },
    { from: 'src/guide/art/c.ts', to: 'src/guide/map/d.ts' },
    { from: 'src/guide/search/e.ts', to: 'src/guide/map/d.ts' },
  ])
  expect(first).toMatch(
    /^src\/guide\/map\/a\.ts imports src\/guide\/places\/b\.ts, which closes a circle of folders: /,
  )
  expect(first).toContain('src/guide/places/b.ts imports src/guide/art/c.ts')
  expect(others).toHaveLength(2)
})

test('so are folders of a folder; what lies beside them may put them together and be shared by them', () => {
  const wrong = wrongImports([
    { from: 'src/guide/opening-hours/days/a.ts', to: 'src/guide/opening-hours/text/b.ts' },
    { from: 'src/guide/opening-hours/text/b.ts', to: 'src/guide/opening-hours/days/c.ts' },
    { from: 'src/gathering/providers/translators.ts', to: 'src/gathering/providers/osrm/a.ts' },
    { from: 'src/gathering/providers/osrm/a.ts', to: 'src/gathering/providers/provider.ts' },
  ])
  expect(wrong).toHaveLength(2)
  expect(wrong[0]).toContain('src/guide/opening-hours/text/b.ts imports src/guide/opening-hours/days/c.ts')
})

test('a folder that is no area is refused', () => {
  expect(wrongImports([{ from: 'src/places/a.ts', to: 'src/ui/button.tsx' }])).toEqual([
    expect.stringContaining("src/places/a.ts: src has no area 'places'"),
  ])
})
