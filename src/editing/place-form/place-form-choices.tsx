import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NamedIcon } from '../../ui/named-icon.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { optionsOf } from '../places/fact-text.ts'
import type { ChoiceField, WordsField } from './place-form.ts'
import type { PlaceForm } from './place-form-fields.tsx'

export type Choice = { id: number; name: string; icon?: string }

interface ChoicesProps {
  form: PlaceForm
  field: ChoiceField
  legend: string
  choices: readonly Choice[]
}

/** Pills to toggle. What is chosen later comes after what was chosen before. */
export const PlaceChips = ({ form, field, legend, choices }: ChoicesProps) => (
  <fieldset data-field={field} className="min-w-0">
    <legend className="sr-only">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {choices.map(({ id, name, icon }) => (
        <Toggle
          key={id}
          pressed={form.values[field].includes(id)}
          onPressedChange={(isOn) => form.set(field, toggled(form.values[field], id, isOn))}
        >
          {icon && <NamedIcon name={icon} />}
          {name}
        </Toggle>
      ))}
    </div>
    <Problem>{form.problems[field]}</Problem>
    {form.noteOf?.(field)}
  </fieldset>
)

export function PlaceCheckboxes({ form, field, legend, choices }: ChoicesProps) {
  const base = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))]">
        {choices.map(({ id, name, icon }) => (
          <label
            key={id}
            htmlFor={`${base}-${id}`}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-medium"
          >
            <Checkbox
              id={`${base}-${id}`}
              name={field}
              checked={form.values[field].includes(id)}
              onChange={(event) => form.set(field, toggled(form.values[field], id, event.target.checked))}
            />
            {icon && <NamedIcon name={icon} className="size-4.5" />}
            {name}
          </label>
        ))}
      </div>
      <Problem>{form.problems[field]}</Problem>
    </fieldset>
  )
}

interface WordsProps {
  form: PlaceForm
  field: WordsField
  label: string
  className: string
}

/** Pills to toggle; none is 'not known'. */
export const PlaceWords = ({ form, field, label, className }: WordsProps) => (
  <fieldset data-field={field} className={`min-w-0 ${className}`}>
    <legend className="mb-1 text-xs font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {optionsOf(field).map(([word, text]) => (
        <Toggle
          key={word}
          pressed={form.values[field].includes(word)}
          onPressedChange={(isOn) => form.set(field, toggled(form.values[field], word, isOn))}
        >
          {text}
        </Toggle>
      ))}
    </div>
    <Problem>{form.problems[field]}</Problem>
    {form.noteOf?.(field)}
  </fieldset>
)

const Problem = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="mt-2 text-sm font-semibold text-danger">
      {children}
    </p>
  )

const toggled = <Id,>(ids: readonly Id[], id: Id, isOn: boolean): Id[] => [
  ...ids.filter((other) => other !== id),
  ...(isOn ? [id] : []),
]
