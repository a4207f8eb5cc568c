import type { ComponentProps, RefObject } from 'react'
import { type EditableColumn, isOf, wordsOf } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { OpeningHoursField } from './opening-hours-field.tsx'
import { PlaceChoice, type PlaceForm, PlaceSwitch, TypedPlaceField } from './place-form-fields.tsx'

type Input = Omit<ComponentProps<'input'>, 'form' | 'ref'> & { rows?: number; hint?: string }
type Width = keyof typeof widths

const widths = { quarter: '', half: 'sm:col-span-2', whole: 'sm:col-span-4' }

/** Facts that take less or more than half of a line. */
const widthOf: Partial<Record<EditableColumn, Width>> = {
  ...{ ageGroupMin: 'quarter', ageGroupMax: 'quarter', addrHousenumber: 'quarter', addrPostcode: 'quarter' },
  ...{ description: 'whole', openingHours: 'whole', address: 'whole' },
}

const inputOf: { [Type in (typeof facts)[EditableColumn]['type']]?: Input } = {
  externalId: { placeholder: 'way/24867265' },
  website: { inputMode: 'url' },
  phone: { inputMode: 'tel' },
  degrees: { inputMode: 'decimal' },
  age: { type: 'number', min: 0, max: 18, step: 1 },
}

interface FactFieldProps {
  form: PlaceForm
  fact: EditableColumn
  /** Where a form calls it otherwise. */
  label?: string | undefined
  width?: Width | undefined
  input?: Input | undefined
  ref?: RefObject<HTMLInputElement | null> | undefined
}

/** The control of a fact, in a grid of four columns. */
export function FactField({ form, fact, label = facts[fact].label, width, input, ref }: FactFieldProps) {
  const className = widths[width ?? widthOf[fact] ?? 'half']
  if (isOf('hours')(fact)) return <OpeningHoursField form={form} className={className} />
  if (isOf('yesNo')(fact))
    return (
      <div className={className}>
        <PlaceSwitch form={form} field={fact} label={label} />
      </div>
    )
  const words = wordsOf(fact)
  if (words) return <PlaceChoice form={form} field={fact} label={label} words={words} className={className} />
  const props = { ...inputOf[facts[fact].type], ...(fact === 'description' && { rows: 3 }), ...input }
  return <TypedPlaceField form={form} field={fact} label={label} className={className} ref={ref} {...props} />
}
