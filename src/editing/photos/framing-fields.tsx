import { useState } from 'react'
import type { Crop, FocalPoint } from '../../guide/photos/framing.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { changedCrop, movedPoint } from './framing-moves.ts'
import type { FramingParts } from './framing-picture.tsx'
import { onEnterKey } from './photo-text-fields.tsx'

const points: { key: keyof FocalPoint; label: string }[] = [
  { key: 'x', label: 'Point from the left' },
  { key: 'y', label: 'Point from the top' },
]

const sides: { key: keyof Crop; label: string; whole: number }[] = [
  { key: 'x', label: 'Crop from the left', whole: 0 },
  { key: 'y', label: 'Crop from the top', whole: 0 },
  { key: 'width', label: 'Crop width', whole: 100 },
  { key: 'height', label: 'Crop height', whole: 100 },
]

/** The same by numbers, in per cent of the photo. */
export const FramingFields = ({ framing, onChange, isCroppable }: FramingParts) => {
  const focus = framing.focus ?? { x: 50, y: 50 }
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4 sm:max-lg:[&>:nth-child(-n+2)]:col-span-2">
      {points.map(({ key, label }) => (
        <Percent
          key={key}
          label={label}
          value={focus[key]}
          onChange={(value) =>
            onChange({ ...framing, focus: movedPoint({ ...focus, [key]: value }, { x: 0, y: 0 }) })
          }
        />
      ))}
      {isCroppable &&
        sides.map(({ key, label, whole }) => (
          <Percent
            key={`crop-${key}`}
            label={label}
            value={framing.crop?.[key] ?? whole}
            onChange={(value) => onChange({ ...framing, crop: changedCrop(framing.crop, key, value) })}
          />
        ))}
    </div>
  )
}

type PercentProps = { label: string; value: number; onChange: (value: number) => void }

/** What is typed counts once the field is left, or with Enter: half a number may be out of bounds. */
function Percent({ label, value, onChange }: PercentProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed?.trim() && Number.isFinite(Number(typed))) onChange(Number(typed))
    setTyped(undefined)
  }
  return (
    <Field label={label} hint="%">
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => onEnterKey(event, commit)}
          className={inputClass}
        />
      )}
    </Field>
  )
}
