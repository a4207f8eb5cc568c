import { artAddress } from './art-address.ts'
import { type Drawable, type PickedScene, pickScene } from './pick-scene.ts'

/** The picture of a place without a photo: decoration, the same wherever it stands alone. */
export const PlaceArt = ({ place }: { place: Drawable }) => <SceneArt {...pickScene(place)} />

export const SceneArt = ({ name, mood, flip }: PickedScene) => (
  <svg
    className={`art art-${name.slice(0, name.indexOf('-'))}`}
    data-mood={mood}
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={artAddress(name)} transform={flip ? 'translate(400 0) scale(-1 1)' : undefined} />
  </svg>
)
