import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import type { CityFields } from './admin-city-fields.ts'

type FieldName = keyof CityFields

/** A form about a city as its fields know it. */
export interface CityForm {
  fields: CityFields
  errors: Partial<Record<FieldName, string>>
  onChange: (part: Partial<CityFields>) => void
  /** What else there is to say about a field; stands below it. */
  noteOf?: (name: FieldName) => ReactNode
}

type CityFieldProps = Omit<ComponentProps<typeof Field>, 'error'> & { form: CityForm; name: FieldName }

export const CityField = ({ form, name, ...field }: CityFieldProps) => (
  <div className="min-w-0">
    <Field {...field} error={form.errors[name]} />
    {form.noteOf?.(name)}
  </div>
)
