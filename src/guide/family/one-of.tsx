import { type ReactNode, useId } from 'react'

interface OneOfProps<Value extends string | number | null> {
  legend: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
  hint?: ReactNode
}

/** One answer of few, all in sight. */
export function OneOf<Value extends string | number | null>(props: OneOfProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{props.legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded-[15px] border-[1.5px] border-control-border bg-surface-sunken p-1">
        {props.options.map(([value, label]) => (
          <label
            key={label}
            className="grid min-h-11 cursor-pointer place-items-center rounded-[10px] px-1 text-center text-sm leading-tight font-medium has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {props.hint && <div className="mt-2 text-xs text-text-muted">{props.hint}</div>}
    </fieldset>
  )
}
