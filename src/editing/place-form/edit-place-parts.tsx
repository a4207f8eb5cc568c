import { MapPin } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { OpeningHoursField } from './opening-hours-field.tsx'
import { type Choice, PlaceChips } from './place-form-choices.tsx'
import { FormPart, type PlaceForm, PlaceSwitch, TypedPlaceField } from './place-form-fields.tsx'
import { PlaceFormMap } from './place-form-map.tsx'

type PartProps = { form: PlaceForm }

const grid = 'grid gap-x-3.5 gap-y-4 sm:grid-cols-4'
const half = 'sm:col-span-2'
const whole = 'sm:col-span-4'
const age = { type: 'number', min: 0, max: 18, step: 1 } as const

type DetailsProps = PartProps & { first: RefObject<HTMLInputElement | null> }

export const EditPlaceDetails = ({ form, first }: DetailsProps) => (
  <FormPart title="Details">
    <div className={grid}>
      <div className={half}>
        <TypedPlaceField form={form} field="name" label="Name" readOnly />
        <p className="mt-1.5 text-xs text-text-muted">
          {form.values.placeId && 'From the data provider. '}Set a display name to change it.
        </p>
      </div>
      <TypedPlaceField form={form} field="displayName" label="Display Name" ref={first} className={half} />
      <TypedPlaceField form={form} field="description" label="Description" rows={3} className={whole} />
      <TypedPlaceField form={form} field="website" label="Website" inputMode="url" className={half} />
      <TypedPlaceField form={form} field="phone" label="Phone" inputMode="tel" className={half} />
      <TypedPlaceField
        form={form}
        field="placeId"
        label="OSM ID"
        className={half}
        placeholder="way/24867265"
      />
      <TypedPlaceField form={form} field="ageGroupMin" label="Minimum Age" {...age} />
      <TypedPlaceField form={form} field="ageGroupMax" label="Maximum Age" {...age} />
      <OpeningHoursField form={form} className={whole} />
    </div>
  </FormPart>
)

type LocationProps = PartProps & { isEnriching: boolean; onEnrich: () => void }

export const EditPlaceLocation = ({ form, isEnriching, onEnrich }: LocationProps) => (
  <FormPart
    title="Location"
    action={
      <Button look="soft" aria-disabled={isEnriching} onClick={() => !isEnriching && onEnrich()}>
        <MapPin className="size-4.5" />
        Enrich Address
      </Button>
    }
  >
    <div className={grid}>
      <TypedPlaceField form={form} field="address" label="Address" className={whole} />
      <TypedPlaceField form={form} field="addrHousenumber" label="House Number" />
      <TypedPlaceField form={form} field="addrStreet" label="Street" className={half} />
      <TypedPlaceField form={form} field="addrPostcode" label="Postal Code" />
      <TypedPlaceField form={form} field="addrCity" label="City" className={half} />
      <TypedPlaceField form={form} field="addrCountry" label="Country" className={half} />
      <TypedPlaceField form={form} field="lat" label="Latitude" inputMode="decimal" className={half} />
      <TypedPlaceField form={form} field="lng" label="Longitude" inputMode="decimal" className={half} />
      <div className={whole}>
        <PlaceFormMap form={form} />
      </div>
    </div>
  </FormPart>
)

interface SuitsProps extends PartProps {
  funTypes: readonly Choice[]
  seasons: readonly Choice[]
}

export function EditPlaceSuits({ form, funTypes, seasons }: SuitsProps) {
  const [primaryId] = form.values.funTypes
  const primary = funTypes.find(({ id }) => id === primaryId)
  return (
    <>
      <FormPart title="Fun Types">
        <PlaceChips form={form} field="funTypes" legend="Fun Types" choices={funTypes} />
        <Aside>
          {primary ? `${primary.name} was chosen first and gives the place its picture.` : 'None is chosen.'}
        </Aside>
      </FormPart>
      <FormPart title="Seasons">
        <PlaceChips form={form} field="seasons" legend="Seasons" choices={seasons} />
        <Aside>Without a season the place is open all year.</Aside>
      </FormPart>
    </>
  )
}

const Aside = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-xs text-text-muted">{children}</p>
)

export const EditPlaceStatus = ({ form }: PartProps) => (
  <FormPart title="Status">
    <PlaceSwitch form={form} field="isActive" label="Active" />
    <PlaceSwitch form={form} field="isFeatured" label="Featured" />
    <PlaceSwitch form={form} field="isIndoor" label="Indoor Activity" />
    <PlaceSwitch form={form} field="isWheelchairAccessible" label="Wheelchair Accessible" />
    <PlaceSwitch form={form} field="isReviewed" label="Reviewed" />
  </FormPart>
)
