import { useState } from 'react'
import type { Framing } from '../../guide/photos/framing.ts'
import { shownFocus } from './framing.ts'
import { placedIn } from './framing-moves.ts'

/** What families see: as `place-card` and `place-gallery` cut it. */
const shapes = [
  { name: 'Card', shape: 4 / 3, className: 'w-26' },
  { name: 'On a phone', shape: 118 / 218, className: 'w-14' },
  { name: 'Page', shape: 16 / 10, className: 'w-32' },
]

type FramedShapesProps = { name: string; src: string; framing: Framing }

/** The photo in each shape that it is cut to. */
export function FramedShapes({ name, src, framing }: FramedShapesProps) {
  const [photoShape, setPhotoShape] = useState(4 / 3)
  const [x = 50, y = 50] = (shownFocus(framing) ?? '50% 50%')
    .split(' ')
    .map((part) => Number.parseInt(part, 10))
  return (
    <ul aria-label={name} className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {shapes.map(({ name: shownAs, shape, className }) => {
        const { left, top, width, height } = placedIn(shape, {
          crop: framing.crop,
          point: { x, y },
          photoShape,
        })
        const box = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }
        return (
          <li key={shownAs} className="grid gap-1 text-xs text-text-muted">
            <div
              style={{ aspectRatio: shape }}
              className={`relative overflow-hidden rounded-md bg-skeleton ${className}`}
            >
              <img
                src={src}
                alt=""
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  naturalHeight > 0 && setPhotoShape(naturalWidth / naturalHeight)
                }
                style={box}
                className="absolute max-w-none"
              />
            </div>
            {shownAs}
          </li>
        )
      })}
    </ul>
  )
}
