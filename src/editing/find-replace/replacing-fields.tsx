import { useId } from 'react'
import { facts } from '../../guide/facts/facts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { textFacts } from './text-facts.ts'
import type { noReplacing } from './use-replacing.tsx'

type Wish = typeof noReplacing

interface ReplacingFieldsProps {
  wish: Wish
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<Wish>) => void
}

/** Where to look, for what, and what to put there. */
export const ReplacingFields = ({ wish, problems, onChange }: ReplacingFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-3">
    <Field
      label="Fact"
      error={problems.fact}
      hint={wish.fact === 'displayName' ? 'Else the name, which stays as it is' : undefined}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={wish.fact}
          onChange={({ target }) => onChange({ fact: target.value })}
        >
          <option value="">Choose a fact</option>
          {textFacts.map((name) => (
            <option key={name} value={name}>
              {facts[name].label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
    <Field label="Find" error={problems.find}>
      {(control) => (
        <input
          {...control}
          className={inputClass}
          value={wish.find}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ find: target.value })}
        />
      )}
    </Field>
    <Field label="Replace with" error={problems.replace} hint="Empty: it is left out">
      {(control) => (
        <input
          {...control}
          className={inputClass}
          value={wish.replace}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onChange({ replace: target.value })}
        />
      )}
    </Field>
    <div className="flex flex-wrap gap-x-6 sm:col-span-3">
      <Tick
        label="Whole words only"
        isOn={wish.isWholeWord}
        onTurn={(isWholeWord) => onChange({ isWholeWord })}
      />
      <Tick
        label="Match case"
        isOn={wish.isCaseSensitive}
        onTurn={(isCaseSensitive) => onChange({ isCaseSensitive })}
      />
    </div>
  </div>
)

type TickProps = { label: string; isOn: boolean; onTurn: (isOn: boolean) => void }

function Tick({ label, isOn, onTurn }: TickProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
      <Checkbox id={id} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      {label}
    </label>
  )
}
