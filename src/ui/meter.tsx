import { useId } from 'react'

interface MeterProps {
  label: string
  value: number
  max: number
}

export function Meter({ label, value, max }: MeterProps) {
  const id = useId()
  const share = max === 0 ? 0 : Math.min(1, value / max)
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm">
        <span id={id} className="text-text-muted">
          {label}
        </span>
        <b className="font-semibold tabular-nums">
          {value.toLocaleString('en')} of {max.toLocaleString('en')}
        </b>
      </p>
      <meter aria-labelledby={id} value={value} max={max} className="sr-only" />
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-surface-sunken">
        <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
