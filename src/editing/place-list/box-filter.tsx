import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { useTyped } from '../../ui/use-typed.ts'
import { areaFault, isBox, readArea } from '../places/place-area.ts'

interface BoxFilterProps {
  /** Any area of the address; of a drawn one the fields say nothing. */
  value: string
  onChange: (value: string) => void
}

const sides = ['South', 'West', 'North', 'East'] as const

/** A rectangle by its degrees: an area for who draws none. */
export function BoxFilter({ value, onChange }: BoxFilterProps) {
  const area = value ? readArea(value) : undefined
  const [text, setText] = useTyped(area && isBox(area) ? value : '')
  const [error, setError] = useState<string>()
  const typed = text.split(',')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = sides.map((_, at) => (typed[at] ?? '').trim())
    const area = wanted.every((degrees) => degrees === '') ? '' : wanted.join()
    const isWhole = wanted.every((degrees) => degrees !== '' && !Number.isNaN(Number(degrees)))
    const fault = area && (isWhole ? areaFault(area) : 'needs four numbers: 48.1, 16.2, 48.3, 16.5')
    setError(fault ? `The rectangle ${fault}` : undefined)
    if (!fault) onChange(area)
  }
  return (
    <form onSubmit={submit} className="grid gap-1.5 sm:col-span-2">
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="text-xs text-text-muted">
          Inside a rectangle, in degrees; over the antimeridian its west is greater than its east
        </legend>
        <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
          {sides.map((side, at) => (
            <Field key={side} label={side}>
              {(control) => (
                <input
                  {...control}
                  aria-invalid={error !== undefined}
                  className={inputClass}
                  value={typed[at] ?? ''}
                  inputMode="text"
                  maxLength={20}
                  onChange={({ target }) =>
                    setText(
                      sides
                        .map((_, other) =>
                          other === at ? target.value.replaceAll(',', '.') : (typed[other] ?? ''),
                        )
                        .join(),
                    )
                  }
                />
              )}
            </Field>
          ))}
          <Button type="submit" look="outline">
            Search inside
          </Button>
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </form>
  )
}
