import { MapPin } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { FactField } from './fact-field.tsx'
import { detailFacts, furtherFacts, locationFacts, statusFacts } from './form-order.ts'
import { type Choice, PlaceChips } from './place-form-choices.tsx'
import { FormPart, type PlaceForm, PlaceSwitch, TypedPlaceField } from './place-form-fields.tsx'
import { PlaceFormMap } from './place-form-map.tsx'

type PartProps = { form: PlaceForm }

const grid = 'grid gap-x-3.5 gap-y-4 sm:grid-cols-4'
const half = 'sm:col-span-2'
const whole = 'sm:col-span-4'

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
      {detailFacts.map((fact) => (
        <FactField key={fact} form={form} fact={fact} {...(fact === 'displayName' && { ref: first })} />
      ))}
    </div>
  </FormPart>
)

type LocationProps = PartProps & { isEnriching: boolean; onEnrich: () => void }

export const EditPlaceLocation = ({ form, isEnriching, onEnrich }: LocationProps) => (
  <FormPart
    title="Location"
    action={
      <May be="editor">
        <Button look="soft" aria-disabled={isEnriching} onClick={() => !isEnriching && onEnrich()}>
          <MapPin className="size-4.5" />
          Enrich Address
        </Button>
      </May>
    }
  >
    <div className={grid}>
      {locationFacts.map((fact) => (
        <FactField key={fact} form={form} fact={fact} />
      ))}
      <div className={whole}>
        <PlaceFormMap form={form} />
      </div>
    </div>
  </FormPart>
)

export const EditPlaceFurther = ({ form }: PartProps) =>
  furtherFacts.length > 0 && (
    <FormPart title="Good to Know">
      <div className={grid}>
        {furtherFacts.map((fact) => (
          <FactField key={fact} form={form} fact={fact} />
        ))}
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
    {statusFacts.map((fact) => (
      <FactField key={fact} form={form} fact={fact} />
    ))}
    <PlaceSwitch form={form} field="isReviewed" label="Reviewed" />
  </FormPart>
)
