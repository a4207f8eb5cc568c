import type { PickedScene } from './pick-scene.ts'

/** The scene that stands for a fun type as a whole. */
export const signatures: Readonly<Record<string, string>> = {
  zoo: 'zoo-giraffe',
  aquarium: 'aquarium-jellyfish',
  museum: 'museum-temple',
  theme_park: 'theme_park-ferris-wheel',
  outdoor: 'outdoor-mountains',
  entertainment: 'entertainment-circus',
  waterpark: 'waterpark-slides',
  sport_activities: 'sport_activities-climbing',
  playground: 'playground-slide',
}

/** The one drawing of a fun type itself, in the type's own time of day; unknown types get the outdoors. */
export const signatureScene = (slug: string): PickedScene => ({
  name: signatures[slug] ?? 'outdoor-mountains',
  mood: 0,
  flip: false,
})
