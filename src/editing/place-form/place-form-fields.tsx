import type { ComponentProps, ReactNode } from 'react'
import type { PlaceFlag } from '../../gathering/merging/place-edit.ts'
import type { EditableColumn } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { plainFacts } from '../../guide/facts/plain-facts.ts'
import { Field, inputClass } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { FactOptions } from '../places/fact-options.tsx'
import type { FormField, PlaceFormValues, Problems, TypedField } from './place-form.ts'

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
  field: TypedField & EditableColumn
  label: string
  className: string
}

/** One of some words; nothing while it is not known. */
export const PlaceChoice = ({ form, field, label, className }: ChoiceProps) => (
  <div className={`min-w-0 ${className}`}>
    <Field label={label} error={form.problems[field]}>
      {(control) => (
        <NativeSelect
          {...control}
          name={field}
          value={form.values[field]}
          onChange={(event) => form.set(field, event.target.value)}
        >
          <FactOptions name={field} />
        </NativeSelect>
      )}
    </Field>
    {form.noteOf?.(field)}
  </div>
)

type SwitchProps = { form: PlaceForm; field: PlaceFlag; label: string }

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

type PlainSwitchProps = { form: PlaceForm; fact: 'setting' | 'wheelchair'; label?: string | undefined }

/** The plain yes or no of a fact that knows more, and beside it all that it knows. */
export function PlainSwitch({ form, fact, label }: PlainSwitchProps) {
  const plain = fact === 'setting' ? plainFacts.isIndoor : plainFacts.isWheelchairAccessible
  const [yes] = plain.yes
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1 text-sm font-medium">
        <span aria-hidden="true">{label ?? plain.label}</span>
        <div className="flex items-center gap-3">
          <NativeSelect
            aria-label={facts[fact].label}
            value={form.values[fact]}
            onChange={(event) => form.set(fact, event.target.value)}
          >
            <FactOptions name={fact} />
          </NativeSelect>
          <Switch
            name={fact}
            aria-label={label ?? plain.label}
            checked={plain.yes.some((word) => word === form.values[fact])}
            onChange={(event) => form.set(fact, event.target.checked ? yes : plain.no)}
          />
        </div>
      </div>
      {form.noteOf?.(fact)}
    </div>
  )
}

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
  fieldIn(form, field)?.focus()

export const fieldIn = (form: HTMLFormElement | null, field: FormField): HTMLElement | null =>
  form
    ?.closest('[role=dialog]')
    ?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] button`) ?? null
