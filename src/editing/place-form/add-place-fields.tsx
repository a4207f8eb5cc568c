import type { RefObject } from 'react'
import { OpeningHoursField } from './opening-hours-field.tsx'
import { type Choice, PlaceCheckboxes } from './place-form-choices.tsx'
import { type PlaceForm, PlaceSwitch, TypedPlaceField } from './place-form-fields.tsx'

interface AddPlaceFieldsProps {
  form: PlaceForm
  first: RefObject<HTMLInputElement | null>
  funTypes: readonly Choice[]
  seasons: readonly Choice[]
}

const half = 'sm:col-span-2'
const whole = 'sm:col-span-4'
const age = { type: 'number', min: 0, max: 18, step: 1 } as const
const degrees = { required: true, inputMode: 'decimal' } as const

export const AddPlaceFields = ({ form, first, funTypes, seasons }: AddPlaceFieldsProps) => (
  <div className="grid gap-x-3.5 gap-y-4 sm:grid-cols-4">
    <TypedPlaceField form={form} field="name" label="Name*" ref={first} required className={half} />
    <TypedPlaceField form={form} field="displayName" label="Display Name" className={half} />
    <TypedPlaceField
      form={form}
      field="placeId"
      label="OSM ID"
      placeholder="way/24867265"
      className={whole}
    />
    <TypedPlaceField form={form} field="description" label="Description" rows={3} className={whole} />
    <TypedPlaceField form={form} field="lat" label="Latitude*" {...degrees} className={half} />
    <TypedPlaceField form={form} field="lng" label="Longitude*" {...degrees} className={half} />
    <TypedPlaceField
      form={form}
      field="address"
      label="Full Address"
      hint="Used when no part of it is filled in below"
      className={whole}
    />
    <TypedPlaceField form={form} field="addrHousenumber" label="House Number" />
    <TypedPlaceField form={form} field="addrStreet" label="Street" className={half} />
    <TypedPlaceField form={form} field="addrPostcode" label="Postal Code" />
    <TypedPlaceField form={form} field="addrCity" label="City" className={half} />
    <TypedPlaceField form={form} field="addrCountry" label="Country" className={half} />
    <OpeningHoursField form={form} className={whole} />
    <TypedPlaceField form={form} field="website" label="Website" inputMode="url" className={half} />
    <TypedPlaceField form={form} field="phone" label="Phone" inputMode="tel" className={half} />
    <TypedPlaceField form={form} field="ageGroupMin" label="Min Age" {...age} className={half} />
    <TypedPlaceField form={form} field="ageGroupMax" label="Max Age" {...age} className={half} />
    <div className={half}>
      <PlaceSwitch form={form} field="isIndoor" label="Indoor" />
    </div>
    <div className={half}>
      <PlaceSwitch form={form} field="isWheelchairAccessible" label="Wheelchair Accessible" />
    </div>
    <div className={whole}>
      <PlaceCheckboxes form={form} field="funTypes" legend="Fun Types" choices={funTypes} />
    </div>
    <div className={whole}>
      <PlaceCheckboxes form={form} field="seasons" legend="Seasons" choices={seasons} />
    </div>
  </div>
)
