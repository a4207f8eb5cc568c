import type { ClipboardEvent, ComponentProps, RefObject } from 'react'
import { type EditableColumn, isOf, wordsOf } from '../../guide/facts/fact-names.ts'
import { facts } from '../../guide/facts/facts.ts'
import { positionIn } from '../places/pasted-position.ts'
import { OpeningHoursField } from './opening-hours-field.tsx'
import { PlaceWords } from './place-form-choices.tsx'
import { PlaceChoice, type PlaceForm, PlainSwitch, TypedPlaceField } from './place-form-fields.tsx'

type Input = Omit<ComponentProps<'input'>, 'form' | 'ref'> & { rows?: number; hint?: string }
type Width = keyof typeof widths

const widths = { quarter: '', half: 'sm:col-span-2', whole: 'sm:col-span-4' }

const rowsOf: Partial<Record<EditableColumn, number>> = { description: 5, gettingThere: 2, goodToKnow: 2 }

/** Facts that take less or more than half of a line. */
const widthOf: Partial<Record<EditableColumn, Width>> = {
  ...{ ageGroupMin: 'quarter', ageGroupMax: 'quarter', addrHousenumber: 'quarter', addrPostcode: 'quarter' },
  ...{ description: 'whole', openingHours: 'whole', address: 'whole' },
  ...{ food: 'whole', gettingThere: 'whole', goodToKnow: 'whole' },
}

const inputOf: { [Type in (typeof facts)[EditableColumn]['type']]?: Input } = {
  externalId: { placeholder: 'way/24867265' },
  website: { inputMode: 'url' },
  phone: { inputMode: 'tel' },
  degrees: { inputMode: 'decimal' },
  age: { type: 'number', min: 0, max: 18, step: 1 },
  duration: { type: 'number', min: 0.25, max: 24, step: 0.25 },
  date: { type: 'date' },
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

/** Maps give both numbers at once, and these belong into both fields. */
const pastingInto = (form: PlaceForm) => (event: ClipboardEvent) => {
  const position = positionIn(event.clipboardData.getData('text/plain'))
  if (!position) return
  event.preventDefault()
  form.set('lat', String(position.lat))
  form.set('lng', String(position.lng))
}

/** The control of a fact, in a grid of four columns. */
export function FactField({ form, fact, label, width, input, ref }: FactFieldProps) {
  const text = label ?? facts[fact].label
  const className = widths[width ?? widthOf[fact] ?? 'half']
  if (fact === 'openingHours') return <OpeningHoursField form={form} className={className} />
  if (fact === 'setting' || fact === 'wheelchair')
    return (
      <div className={className}>
        <PlainSwitch form={form} fact={fact} label={label} />
      </div>
    )
  if (isOf('foods')(fact)) return <PlaceWords form={form} field={fact} label={text} className={className} />
  if (wordsOf(fact) || isOf('band')(fact))
    return <PlaceChoice form={form} field={fact} label={text} className={className} />
  const rows = rowsOf[fact]
  const onPaste = isOf('degrees')(fact) ? pastingInto(form) : undefined
  const props = { ...inputOf[facts[fact].type], ...(rows && { rows }), ...(onPaste && { onPaste }), ...input }
  return <TypedPlaceField form={form} field={fact} label={text} className={className} ref={ref} {...props} />
}
