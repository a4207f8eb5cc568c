import { useEffect, useRef } from 'react'
import { Field, inputClass } from '../../ui/field.tsx'

interface TimeFieldProps {
  time: string
  onChange: (time: string) => void
}

/** The time of a stop; one that somebody else sets, or 'Undo' brings back, is shown to whoever is not just typing another. */
export function TimeField({ time, onChange }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = time
  }, [time])
  return (
    <Field label="Time" hint="for the calendar">
      {(control) => (
        <input
          {...control}
          ref={input}
          type="time"
          defaultValue={time}
          onChange={({ target }) => onChange(target.value)}
          className={inputClass}
        />
      )}
    </Field>
  )
}
