import { useId } from 'react'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { When } from './planned-change.schema.ts'
import { type ZonedTime, zonedTime } from './zoned-time.ts'

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tomorrow morning, by the clocks of who plans. */
export const tomorrow = (): ZonedTime => ({
  ...zonedTime(new Date(Date.now() + 86_400_000), ownZone()),
  time: '06:00',
})

/** The editor's own, that which was chosen before, and those of Europe. */
const zones = (chosen: string) => [
  ...new Set([
    ...[ownZone(), chosen, 'UTC'],
    ...Intl.supportedValuesOf('timeZone').filter((zone) => /^(Europe|Atlantic)\//.test(zone)),
  ]),
]

interface WhenFieldsProps {
  when: When
  /** What is said while no time is chosen. */
  time: ZonedTime
  errors: Readonly<Record<string, string>>
  onChange: (when: When) => void
}

/** A draft, or at a time by the clocks of a zone. */
export function WhenFields({ when, time, errors, onChange }: WhenFieldsProps) {
  const name = useId()
  const said = when ?? time
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-xs font-semibold">When visitors see it</legend>
      <Radio name={name} isChosen={when === null} onChoose={() => onChange(null)}>
        As soon as somebody publishes it
      </Radio>
      <Radio name={name} isChosen={when !== null} onChoose={() => onChange(said)}>
        At a time
      </Radio>
      {when && (
        <div className="grid gap-3.5 sm:grid-cols-3">
          <Field label="Date" error={errors['when.date']}>
            {(control) => (
              <input
                {...control}
                type="date"
                required
                value={when.date}
                onChange={({ target }) => onChange({ ...when, date: target.value })}
                className={inputClass}
              />
            )}
          </Field>
          <Field label="Time" error={errors['when.time']}>
            {(control) => (
              <input
                {...control}
                type="time"
                required
                value={when.time}
                onChange={({ target }) => onChange({ ...when, time: target.value })}
                className={inputClass}
              />
            )}
          </Field>
          <Field label="Time zone" error={errors['when.timeZone']}>
            {(control) => (
              <NativeSelect
                {...control}
                value={when.timeZone}
                onChange={({ target }) => onChange({ ...when, timeZone: target.value })}
              >
                {zones(when.timeZone).map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
      )}
    </fieldset>
  )
}

type RadioProps = { name: string; isChosen: boolean; onChoose: () => void; children: string }

const Radio = ({ name, isChosen, onChoose, children }: RadioProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 flex-none accent-(--primary)"
    />
    {children}
  </label>
)
