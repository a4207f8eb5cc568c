import { type ReactNode, useId } from 'react'

/** The looks of a control that is typed into. */
export const inputClass =
  'min-h-11 w-full rounded-md border-[1.5px] border-control-border bg-surface px-3.5 py-2 text-sm text-text hover:border-text-muted focus-visible:rounded-md aria-[invalid=true]:border-danger'

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

interface FieldProps {
  /** The control's, where something else has to find it. */
  id?: string
  label: string
  /** Beside the label, and read out with the control. */
  hint?: ReactNode
  /** What is wrong with what stands there. */
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control with its name above and what there is to say about it. */
export function Field({ id: given, label, hint, error, children }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-xs font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-xs text-text-muted tabular-nums [overflow-wrap:anywhere]">
            {hint}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error !== undefined })}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
