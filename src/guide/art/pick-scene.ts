/** Drawings that say of what kind a place is and no more: true of every place of the type. At least two of each. */
export const plainScenes = {
  zoo: ['zoo-signpost', 'zoo-tracks'],
  aquarium: ['aquarium-fish', 'aquarium-shoal'],
  museum: ['museum-hall', 'museum-entrance'],
  theme_park: ['theme_park-gate', 'theme_park-balloons'],
  outdoor: ['outdoor-signpost', 'outdoor-rucksack'],
  entertainment: ['entertainment-tickets', 'entertainment-lights'],
  waterpark: ['waterpark-rings', 'waterpark-ball'],
  sport_activities: ['sport_activities-shoes', 'sport_activities-medal'],
  playground: ['playground-slide', 'playground-climbing-frame', 'playground-seesaw', 'playground-swings'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>

/** A place that has this one has all that are true of it: no hall in the open, no swings under a roof. */
const insteadOfPlain: Readonly<Record<string, string>> = {
  museum: 'museum-entrance',
  playground: 'entertainment-ball-pool',
}

export interface PickedScene {
  /** 'zoo-giraffe': the name of its file, which begins with the fun type that has the colours. */
  name: string
  /** The time of day: 0 is the type's own, 1 morning, 2 noon. */
  mood: number
  flip: boolean
}

/** What it takes to draw a place: the names of drawings that are true of it, best first. */
export type Drawable = {
  slug: string
  /** The primary one first; without one that is drawn, it is the outdoors. */
  funTypes: readonly { slug: string }[]
  scenes: readonly string[]
}

/** The drawing of a place by itself: the best that is true of it, in the time of day that its slug picks. */
export function pickScene(place: Drawable): PickedScene {
  const [name = ''] = choicesOf(place)
  return look(place.slug, name)
}

type Dealt<Place> = { place: Place; scene: PickedScene }

/** As far as cards lie beside, above or below each other. */
const nearby = 3

/**
 * The drawings of a list, so that none is another's neighbour; a longer list begins as the shorter one does. What fits
 * comes first, then the plain ones of the type, then what is farthest away.
 */
export function dealScenes<Place extends Drawable>(places: readonly Place[]): Dealt<Place>[] {
  const dealt: Dealt<Place>[] = []
  const lastAt = new Map<string, number>()
  for (const [at, place] of places.entries()) {
    const name = farthest(choicesOf(place), lastAt, at)
    const before = dealt[lastAt.get(name) ?? -1]?.scene
    const scene = before ? { name, mood: (before.mood + 1) % 3, flip: !before.flip } : look(place.slug, name)
    dealt.push({ place, scene })
    lastAt.set(name, at)
  }
  return dealt
}

function farthest(names: readonly string[], lastAt: ReadonlyMap<string, number>, at: number): string {
  const away = (name: string) => Math.min(at - (lastAt.get(name) ?? -nearby - 1), nearby + 1)
  return names.reduce((best, name) => (away(name) > away(best) ? name : best), names[0] ?? '')
}

/** Of the plain ones another comes first for each slug. */
function choicesOf({ slug, funTypes, scenes }: Drawable): readonly string[] {
  const funType = funTypes[0]?.slug ?? ''
  if (scenes.includes(insteadOfPlain[funType] ?? '')) return scenes
  const plain = plainScenes[isDrawn(funType) ? funType : 'outdoor']
  const first = Math.floor(randomNumbers(`${funType}:${slug}`)() * plain.length)
  return [...new Set([...scenes, ...plain.slice(first), ...plain.slice(0, first)])]
}

function look(slug: string, name: string): PickedScene {
  const random = randomNumbers(`${name}:${slug}`)
  return { name, mood: Math.floor(random() * 3), flip: random() > 0.5 }
}

const isDrawn = (funType: string): funType is keyof typeof plainScenes => Object.hasOwn(plainScenes, funType)

/** Mulberry32, seeded with an FNV-1a hash. */
function randomNumbers(seed: string): () => number {
  let state = hashOf(seed) || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return hash >>> 0
}
