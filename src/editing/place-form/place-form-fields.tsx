import type { ComponentProps, ReactNode } from 'react'
import { inWords } from '../../guide/facts/fact-types.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { FormField, PlaceFormValues, Problems, SwitchField, TypedField } from './place-form.ts'

/** A form about a place as its fields know it. */
export interface PlaceForm {
  values: PlaceFormValues
  problems: Problems
  set: <Name extends FormField>(field: Name, value: PlaceFormValues[Name]) => void
  /** What else there is to say about a field; stands below it. */
  noteOf?: (field: FormField) => ReactNode
}

type TypedProps = Omit<ComponentProps<'input'>, 'form' | 'value' | 'onChange' | 'name'> & {
  form: PlaceForm
  field: TypedField
  label: string
  hint?: string
  rows?: number
}

export function TypedPlaceField({ form, field, label, hint, rows, className = '', ...input }: TypedProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <Field label={label} hint={hint} error={form.problems[field]}>
        {(control) => {
          const props = {
            ...control,
            name: field,
            value: form.values[field],
            autoComplete: 'off',
            onChange: (event: { target: { value: string } }) => form.set(field, event.target.value),
            className: `${inputClass} read-only:border-dashed read-only:bg-surface-sunken read-only:text-text-muted`,
          }
          return rows ? <textarea {...props} rows={rows} /> : <input {...props} {...input} />
        }}
      </Field>
      {form.noteOf?.(field)}
    </div>
  )
}

type ChoiceProps = {
  form: PlaceForm
  field: TypedField
  label: string
  words: readonly string[]
  className: string
}

/** One of some words; nothing while it is not known. */
export const PlaceChoice = ({ form, field, label, words, className }: ChoiceProps) => (
  <div className={`min-w-0 ${className}`}>
    <Field label={label} error={form.problems[field]}>
      {(control) => (
        <NativeSelect
          {...control}
          name={field}
          value={form.values[field]}
          onChange={(event) => form.set(field, event.target.value)}
        >
          <option value="">Not known</option>
          {words.map((word) => (
            <option key={word} value={word}>
              {inWords(word)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
    {form.noteOf?.(field)}
  </div>
)

type SwitchProps = { form: PlaceForm; field: SwitchField; label: string }

export const PlaceSwitch = ({ form, field, label }: SwitchProps) => (
  <div>
    <div className="flex min-h-11 items-center justify-between gap-4 text-sm font-medium">
      <span aria-hidden="true">{label}</span>
      <Switch
        name={field}
        aria-label={label}
        checked={form.values[field]}
        onChange={(event) => form.set(field, event.target.checked)}
      />
    </div>
    {form.noteOf?.(field)}
  </div>
)

/** A part of the form under a heading of its own. */
export const FormPart = ({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) => (
  <section className="border-t border-border pt-4.5 first:border-t-0 first:pt-0">
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
      <h3 className="font-display text-[1.0625rem] font-bold tracking-[-0.01em]">{title}</h3>
      {action}
    </div>
    {children}
  </section>
)

/** A pill of a choice stands for the choice. */
export const focusField = (form: HTMLFormElement | null, field: FormField): void =>
  form
    ?.closest('[role=dialog]')
    ?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] button`)
    ?.focus()
