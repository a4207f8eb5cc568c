import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { useTyped } from '../../ui/use-typed.ts'
import { isFilterValue, mostKmNear } from '../places/place-filters.ts'

interface NearFilterProps {
  /** 'lat,lng,km', empty for everywhere. */
  value: string
  onChange: (value: string) => void
}

const usualKm = '5'

/** A point, as maps show it, and how far around it. */
export function NearFilter({ value, onChange }: NearFilterProps) {
  const [lat = '', lng = '', far = usualKm] = value ? value.split(',') : []
  const [point, setPoint] = useTyped(value && `${lat}, ${lng}`)
  const [km, setKm] = useTyped(far)
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted =
      point.trim() &&
      `${point
        .split(/[\s,;]+/)
        .filter(Boolean)
        .join(',')},${km}`
    const isGood = wanted === '' || isFilterValue('near', wanted)
    setError(isGood ? undefined : `A latitude, a longitude and up to ${mostKmNear} km: 48.2082, 16.3738`)
    if (isGood) onChange(wanted)
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_5.5rem_auto] items-start gap-2 sm:col-span-2">
      <Field label="Near a point" error={error}>
        {(control) => (
          <input
            {...control}
            className={inputClass}
            value={point}
            maxLength={60}
            placeholder="48.2082, 16.3738"
            onChange={({ target }) => setPoint(target.value)}
          />
        )}
      </Field>
      <Field label="Kilometres">
        {(control) => (
          <input
            {...control}
            className={inputClass}
            value={km}
            inputMode="decimal"
            maxLength={6}
            onChange={({ target }) => setKm(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="outline" className="mt-5.5">
        Apply
      </Button>
    </form>
  )
}
