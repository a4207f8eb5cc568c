import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sceneNames } from '../places/art/pick-scene.ts'
import { hasIcon } from '../ui/named-icon.tsx'
import { funTypes } from './fun-types.ts'

const colours = readFileSync('src/places/places.css', 'utf8')

test.each(funTypes)(
  '$slug has all that its entry needs to be shown: icon, colours and drawings',
  ({ slug, icon }) => {
    expect(hasIcon(icon)).toBe(true)
    expect(colours).toContain(`--ft-${slug}:`)
    expect(colours).toContain(`.ft-${slug}`)
    expect(Object.keys(sceneNames)).toContain(slug)
  },
)
