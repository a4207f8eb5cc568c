/** The drawings of each fun type. Adding a name re-deals that type's pictures: put it at the end, its file in `public/art/`. */
export const sceneNames = {
  zoo: ['giraffe', 'elephant', 'flamingos', 'red-panda', 'penguins', 'meerkats', 'tortoise'],
  aquarium: ['fish', 'jellyfish', 'turtle', 'octopus', 'seahorse', 'ray-tunnel'],
  museum: ['temple', 'collection', 'dinosaur', 'planetarium', 'locomotive', 'easel', 'ship-model', 'robot'],
  theme_park: ['ferris-wheel', 'carousel', 'coaster', 'swing-ride', 'teacups', 'balloon'],
  outdoor: ['mountains', 'woodland', 'canoe', 'beach', 'windmill', 'cave', 'lighthouse', 'cable-car'],
  entertainment: ['circus', 'stage', 'cinema', 'bowling', 'puppets', 'claw-machine'],
  waterpark: ['slides', 'rings', 'splash-bucket', 'lazy-river', 'wave-pool'],
  sport_activities: [
    'court',
    'climbing',
    'ice-skating',
    'rope-course',
    'trampoline',
    'cycling',
    'kayak',
    'mini-golf',
  ],
  playground: [
    'slide',
    'climbing-frame',
    'sandcastle',
    'pirate-ship',
    'rope-pyramid',
    'seesaw',
    'zip-line',
    'tree-house',
  ],
} as const satisfies Record<string, readonly string[]>

type DrawnFunType = keyof typeof sceneNames

export interface PickedScene {
  funType: DrawnFunType
  /** 'zoo-giraffe': the name of its file. */
  name: string
  /** The time of day: 0 is the type's own, 1 morning, 2 noon. */
  mood: number
  flip: boolean
}

/** The same seed (a place's slug) gives the same picture, always; unknown fun types get the outdoors. */
export function pickScene(funType: string, seed: string): PickedScene {
  const type = isDrawn(funType) ? funType : 'outdoor'
  const names = sceneNames[type]
  const random = randomNumbers(`${type}:${seed}`)
  const name = names[Math.floor(random() * names.length) % names.length]
  return { funType: type, name: `${type}-${name}`, mood: Math.floor(random() * 3), flip: random() > 0.5 }
}

const isDrawn = (funType: string): funType is DrawnFunType => Object.hasOwn(sceneNames, funType)

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
