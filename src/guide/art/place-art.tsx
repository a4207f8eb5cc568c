import { artAddress } from './art-address.ts'
import { type PickedScene, pickScene } from './pick-scene.ts'

/** The picture of a place without a photo: decoration, the same for the same slug. */
export const PlaceArt = ({ funType, slug }: { funType: string; slug: string }) => (
  <SceneArt {...pickScene(funType, slug)} />
)

export const SceneArt = ({ funType, name, mood, flip }: PickedScene) => (
  <svg
    className={`art art-${funType}`}
    data-mood={mood}
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={artAddress(name)} transform={flip ? 'translate(400 0) scale(-1 1)' : undefined} />
  </svg>
)
