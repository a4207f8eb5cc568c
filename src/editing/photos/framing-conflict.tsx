import type { Framing } from '../../guide/photos/framing.ts'
import { ConflictNote } from '../../office/shell/conflict-note.tsx'
import { FramedShapes } from './framed-shapes.tsx'

interface FramingConflictProps {
  src: string
  /** What both have set, each in another way. */
  fields: readonly (keyof Framing)[]
  theirs: Framing
  mine: Framing
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** How somebody else has framed a photo meanwhile, beside how the editor has. */
export const FramingConflict = ({ src, fields, theirs, mine, ...choices }: FramingConflictProps) => (
  <ConflictNote theirs={wordsOf(theirs, fields)} {...choices}>
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <Side name="Theirs" src={src} framing={theirs} />
      <Side name="Mine" words={wordsOf(mine, fields)} src={src} framing={mine} />
    </div>
  </ConflictNote>
)

type SideProps = { name: string; words?: string; src: string; framing: Framing }

const Side = ({ name, words, src, framing }: SideProps) => (
  <figure className="grid content-between gap-2">
    <figcaption>
      <b>{name}</b>
      {words && `: ${words}`}
    </figcaption>
    <FramedShapes name={name} src={src} framing={framing} />
  </figure>
)

const wordsOf = (framing: Framing, fields: readonly (keyof Framing)[]) =>
  fields.map((field) => words[field](framing)).join('; ')

const words: Record<keyof Framing, (framing: Framing) => string> = {
  crop: ({ crop }) =>
    crop
      ? `crop ${crop.x} % from the left, ${crop.y} % from the top, ${crop.width} % wide, ${crop.height} % high`
      : 'the whole photo',
  focus: ({ focus }) =>
    focus ? `point ${focus.x} % from the left, ${focus.y} % from the top` : 'point in the middle',
}
