import { type PickedScene, pickScene, sceneNames } from './pick-scene.ts'

/** The scene that stands for a fun type as a whole; the first one where none is named. */
const signatures: Record<string, string> = { aquarium: 'jellyfish', sport_activities: 'climbing' }

/** The one drawing of a fun type itself, in the type's own time of day; unknown types get the outdoors. */
export function signatureScene(slug: string): PickedScene {
  const { funType } = pickScene(slug, '')
  return {
    funType,
    name: `${funType}-${signatures[funType] ?? sceneNames[funType][0]}`,
    mood: 0,
    flip: false,
  }
}
