import type { Crop } from '../../guide/photos/framing.ts'
import { FramingHandle } from './framing-handle.tsx'
import { type CropPart, movedCrop, wholeCrop } from './framing-moves.ts'

const corners: { name: string; part: CropPart; cursor: string }[] = [
  { name: 'upper left', part: { x: 'start', y: 'start' }, cursor: 'cursor-nwse-resize' },
  { name: 'upper right', part: { x: 'end', y: 'start' }, cursor: 'cursor-nesw-resize' },
  { name: 'lower left', part: { x: 'start', y: 'end' }, cursor: 'cursor-nesw-resize' },
  { name: 'lower right', part: { x: 'end', y: 'end' }, cursor: 'cursor-nwse-resize' },
]

interface CropFrameProps {
  crop: Crop | null
  onChange: (crop: Crop | null) => void
}

/** What is left of the photo: moved as a whole once it is less than all of it, and sized by its corners. */
export const CropFrame = ({ crop, onChange }: CropFrameProps) => {
  const { x, y, width, height } = crop ?? wholeCrop
  const parts = { moved: crop }
  return (
    <>
      {crop && (
        <FramingHandle
          {...parts}
          onMove={(from, step) => onChange(movedCrop(from, { x: 'both', y: 'both' }, step))}
          label={`Cropped part: ${x} % from the left, ${y} % from the top, ${width} % wide, ${height} % high`}
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
          className="cursor-move"
        />
      )}
      {corners.map(({ name, part, cursor }) => {
        const at = { x: part.x === 'end' ? x + width : x, y: part.y === 'end' ? y + height : y }
        return (
          <FramingHandle
            key={name}
            {...parts}
            onMove={(from, step) => onChange(movedCrop(from, part, step))}
            label={`Corner of the crop, ${name}: ${at.x} % from the left, ${at.y} % from the top`}
            style={{ left: `${at.x}%`, top: `${at.y}%` }}
            className={`grid size-11 -translate-1/2 place-items-center ${cursor}`}
          >
            <span className="size-4 rounded-[4px] border-2 border-white bg-primary shadow-[0_0_0_2px_black]" />
          </FramingHandle>
        )
      })}
    </>
  )
}
