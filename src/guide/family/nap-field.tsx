import { useState } from 'react'
import { type Nap, naps } from './family.ts'
import { OneOf } from './one-of.tsx'

type NapFieldProps = { nap: Nap | null; onChange: (nap: Nap | null) => void }

type NapName = keyof typeof naps
const names = Object.keys(naps) as NapName[]

/** When a child sleeps: plans keep that time free. */
export function NapField({ nap, onChange }: NapFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = nap && (nap.from < '12:00' ? 'Late morning' : 'After lunch')
  return (
    <OneOf<NapName | null>
      legend="Nap"
      options={[[null, 'None'], ...names.map((name) => [name, name] as const)]}
      value={chosen}
      onChange={(name) => onChange(name && naps[name])}
      hint={
        nap && (
          <>
            <span className="whitespace-nowrap">
              {nap.from}–{nap.until}
            </span>
            , for planning a day.{' '}
            {nap.from >= nap.until && (
              <b role="status" className="font-semibold text-danger">
                It ends before it begins, and does not count.{' '}
              </b>
            )}
            {isOpen ? (
              <span className="mt-1 flex items-center gap-2">
                <Time label="Nap from" value={nap.from} onChange={(from) => onChange({ ...nap, from })} />
                <Time label="Nap until" value={nap.until} onChange={(until) => onChange({ ...nap, until })} />
              </span>
            ) : (
              <button
                type="button"
                onClick={() => setOpen(true)}
                className="min-h-6 font-semibold text-link underline"
              >
                Change times
              </button>
            )}
          </>
        )
      }
    />
  )
}

type TimeProps = { label: string; value: string; onChange: (time: string) => void }

const Time = ({ label, value, onChange }: TimeProps) => (
  <input
    type="time"
    aria-label={label}
    defaultValue={value}
    onChange={(event) => event.target.value && onChange(event.target.value)}
    className="min-h-11 rounded-md border-[1.5px] border-control-border bg-surface px-3 text-sm text-text"
  />
)
