import type { Crop, FocalPoint, Framing } from '../../guide/photos/framing.ts'
import { CropFrame } from './crop-frame.tsx'
import { FramingHandle } from './framing-handle.tsx'
import { movedPoint } from './framing-moves.ts'

export interface FramingParts {
  framing: Framing
  onChange: (framing: Framing) => void
  isCroppable: boolean
}

const middle: FocalPoint = { x: 50, y: 50 }

/** The whole photo with its point, and what is cropped away under a veil. */
export function FramingPicture({ src, framing, onChange, isCroppable }: FramingParts & { src: string }) {
  const focus = framing.focus ?? middle
  return (
    <div className="relative mx-auto w-fit self-start">
      <div className="relative overflow-hidden rounded-md bg-skeleton">
        <img
          src={src}
          alt="The whole of it"
          draggable={false}
          className="block max-h-[46vh] max-w-full select-none"
        />
        {framing.crop && <Veil crop={framing.crop} />}
      </div>
      {isCroppable && <CropFrame crop={framing.crop} onChange={(crop) => onChange({ ...framing, crop })} />}
      <FramingHandle
        moved={focus}
        onMove={(from, step) => onChange({ ...framing, focus: movedPoint(from, step) })}
        label={`Focal point: ${focus.x} % from the left, ${focus.y} % from the top`}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        className="grid size-11 -translate-1/2 cursor-move place-items-center rounded-full"
      >
        <span className="size-6 rounded-full border-[3px] border-white bg-primary/40 shadow-[0_0_0_2px_black]" />
      </FramingHandle>
    </div>
  )
}

const Veil = ({ crop: { x, y, width, height } }: { crop: Crop }) => (
  <div
    aria-hidden
    style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
    className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_2000px_oklch(0.16_0.03_235/0.65)]"
  />
)
