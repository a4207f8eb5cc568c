import { useState } from 'react'
import { auditedActions, auditedThings } from '../../office/accounts/audit-log/audited-things.ts'
import { getPeople } from '../../office/people/people.requests.ts'
import { Button } from '../../ui/button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { PhoneFoldButton, usePhoneFold } from '../../ui/phone-fold.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { type AuditFilters, isDay, searchOfAudit } from './audit-filters.ts'
import { things, verbs } from './audit-words.ts'

interface AuditFilterBarProps {
  filters: AuditFilters
  onChange: (part: AuditFilters) => void
  onClear: () => void
}

export function AuditFilterBar({ filters, onChange, onClear }: AuditFilterBarProps) {
  const { content: people } = useAnswer('people', getPeople)
  const { entity, entityId } = filters
  const { fold, button } = usePhoneFold()
  const set = Object.keys(searchOfAudit(filters)).length
  return (
    <search className="grid items-end gap-3 border-b border-border p-4 sm:grid-cols-2 lg:grid-cols-3">
      <PhoneFoldButton {...button}>Filters{set > 0 && ` (${set})`}</PhoneFoldButton>
      <div id={fold.id} className={`contents ${fold.className}`}>
        <Choice
          label="Account"
          value={filters.userId}
          options={(people?.accounts ?? []).map(({ id, username }) => [id, username])}
          onChange={(userId) => onChange({ userId })}
        />
        <Choice
          label="Kind of thing"
          value={entity}
          options={auditedThings.map((thing) => [thing, capitalized(things[thing].many)])}
          onChange={(thing) =>
            onChange({ entity: auditedThings.find((one) => one === thing), entityId: undefined })
          }
        />
        <Choice
          label="Action"
          value={filters.action}
          options={auditedActions.map((action) => [action, capitalized(verbs[action])])}
          onChange={(action) => onChange({ action: auditedActions.find((one) => one === action) })}
        />
        <DayField label="From" value={filters.from} onChange={(from) => onChange({ from })} />
        <DayField label="Until" value={filters.until} onChange={(until) => onChange({ until })} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        {entityId !== undefined && <p>Of the one with the id {entityId}</p>}
        {set > 0 && (
          <Button look="ghost" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string | undefined) => void
}

const Choice = ({ label, value = '', options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <NativeSelect {...control} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">All</option>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
)

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** While a year is typed, it is one of antiquity. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typed, setTyped] = useState({ of: value, text: value })
  return (
    <Field label={label} hint="UTC">
      {(control) => (
        <input
          {...control}
          type="date"
          className={inputClass}
          value={typed.of === value ? typed.text : value}
          onChange={({ target }) => {
            setTyped({ of: value, text: target.value })
            if (target.value === '' || isDay(target.value)) onChange(target.value || undefined)
          }}
        />
      )}
    </Field>
  )
}
