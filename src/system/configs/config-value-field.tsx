import { Lock } from 'lucide-react'
import { Field, inputClass } from '../../ui/field.tsx'

interface ConfigValueFieldProps {
  isSecret: boolean
  /** A value is there already: a secret one stays where nothing is typed. */
  isStored: boolean
  error: string | undefined
  value: string
  onChange: (value: string) => void
  controlRef: ((control: HTMLElement | null) => void) | undefined
}

export function ConfigValueField({
  isSecret,
  isStored,
  error,
  value,
  onChange,
  controlRef,
}: ConfigValueFieldProps) {
  return (
    <div className="grid gap-1.5">
      <Field label="Value" error={error}>
        {(control) =>
          isSecret ? (
            <input
              {...control}
              ref={controlRef}
              type="password"
              autoComplete="new-password"
              value={value}
              placeholder={isStored ? 'Leave empty to keep the stored value' : undefined}
              onChange={(event) => onChange(event.target.value)}
              className={inputClass}
            />
          ) : (
            <textarea
              {...control}
              ref={controlRef}
              rows={2}
              maxLength={10_000}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className={inputClass}
            />
          )
        }
      </Field>
      {isSecret && (
        <p className="flex items-center gap-1.5 text-xs text-text-muted">
          <Lock className="size-4 flex-none" />
          {isStored
            ? 'A value is stored. It is never shown again, only replaced.'
            : 'It will never be shown again, only replaced.'}
        </p>
      )}
    </div>
  )
}
