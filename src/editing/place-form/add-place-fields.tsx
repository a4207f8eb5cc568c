import { Fragment, type ReactNode, type RefObject } from 'react'
import type { EditableColumn } from '../../guide/facts/fact-names.ts'
import { FactField } from './fact-field.tsx'
import { newPlaceFacts } from './form-order.ts'
import { type Choice, PlaceCheckboxes } from './place-form-choices.tsx'
import { type PlaceForm, PlaceSwitch, TypedPlaceField } from './place-form-fields.tsx'

interface AddPlaceFieldsProps {
  form: PlaceForm
  first: RefObject<HTMLInputElement | null>
  funTypes: readonly Choice[]
  seasons: readonly Choice[]
  /** What stands below the position. */
  where: ReactNode
}

const whole = 'sm:col-span-4'

/** What this form calls otherwise, or shows in another way. */
const looks: Partial<Record<EditableColumn, Partial<Parameters<typeof FactField>[0]>>> = {
  placeId: { width: 'whole' },
  lat: { label: 'Latitude*', input: { required: true } },
  lng: { label: 'Longitude*', input: { required: true } },
  address: { label: 'Full Address', input: { hint: 'Used when no part of it is filled in below' } },
  ageGroupMin: { label: 'Min Age', width: 'half' },
  ageGroupMax: { label: 'Max Age', width: 'half' },
  setting: { label: 'Indoor' },
}

export const AddPlaceFields = ({ form, first, funTypes, seasons, where }: AddPlaceFieldsProps) => (
  <div className="grid gap-x-3.5 gap-y-4 sm:grid-cols-4">
    <TypedPlaceField form={form} field="name" label="Name*" ref={first} required className="sm:col-span-2" />
    {newPlaceFacts.map((fact) => (
      <Fragment key={fact}>
        <FactField form={form} fact={fact} {...looks[fact]} />
        {fact === 'lng' && <div className={`grid gap-4 ${whole}`}>{where}</div>}
      </Fragment>
    ))}
    <div className={whole}>
      <PlaceCheckboxes form={form} field="funTypes" legend="Fun Types" choices={funTypes} />
    </div>
    <div className={whole}>
      <PlaceCheckboxes form={form} field="seasons" legend="Seasons" choices={seasons} />
    </div>
    <div className={whole}>
      <PlaceSwitch form={form} field="isActive" label="Active" />
      <p className="text-xs text-text-muted">Visitors see it once it is active.</p>
    </div>
  </div>
)
