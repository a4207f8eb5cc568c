import { type SubmitEvent, useId, useState } from 'react'
import { addCustomCity } from '../../editing/cities/admin-cities.requests.ts'
import { builtInCountries } from '../../guide/cities/built-in-cities.ts'
import { readableCitySlugOf, settingsCitySlugOf } from '../../guide/cities/city-slug.ts'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { addedOnce } from '../../office/shell/added-before.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { fieldErrors } from '../../office/shell/field-errors.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { type CustomCityFields, checkCustomCity, noCustomCity } from './custom-city.ts'

type Errors = Partial<Record<keyof CustomCityFields | 'slug', string>>

const parts = [
  { name: 'name', label: 'City Name' },
  { name: 'country', label: 'Country' },
  { name: 'lat', label: 'Latitude' },
  { name: 'lng', label: 'Longitude' },
] as const

const emptyForm = { ...noCustomCity, isReadable: false }

export function CustomCityForm({ onAdded }: { onAdded: () => void }) {
  const draft = useDraft({ form: 'custom-city', first: emptyForm, formOf: (form) => form })
  const { isReadable, ...fields } = draft.values
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)
  const countriesId = useId()
  const readable = readableCitySlugOf(fields.name)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const check = checkCustomCity(fields)
    if (!('city' in check)) {
      const { title, description } = check
      toast({ title, description, variant: 'destructive' })
      setErrors(Object.fromEntries(check.fields.map((name) => [name, description])))
      return form.querySelector<HTMLInputElement>(`[name=${check.fields[0]}]`)?.focus()
    }
    setErrors({})
    setIsBusy(true)
    try {
      const slug = isReadable && readable ? { slug: readable } : {}
      const { name } = await addedOnce(`city ${check.city.name}`, addCustomCity({ ...check.city, ...slug }))
      toast({ title: 'City added', description: name })
      draft.forget()
      // What was typed meanwhile is of the next one.
      draft.follow(emptyForm, draft.values)
      onAdded()
    } catch (error) {
      sayFailure('Add failed', error)
      setErrors(fieldErrors(error))
    }
    setIsBusy(false)
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Add a custom city" className="grid gap-3">
      <h3 className="text-sm! font-semibold">Add a custom city</h3>
      <DraftNote {...draft.note} />
      <div className="grid gap-4 sm:grid-cols-2">
        {parts.map(({ name, label }) => (
          <Field key={name} label={label} error={errors[name]}>
            {(control) => (
              <input
                {...control}
                {...{ name, autoComplete: 'off', maxLength: 100, required: true }}
                inputMode={name === 'lat' || name === 'lng' ? 'decimal' : undefined}
                list={name === 'country' ? countriesId : undefined}
                value={fields[name]}
                onChange={(event) => draft.set({ [name]: event.target.value })}
                className={inputClass}
              />
            )}
          </Field>
        ))}
      </div>
      <datalist id={countriesId}>
        {builtInCountries.map(({ country }) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <SlugChoice
        name={fields.name}
        isReadable={isReadable}
        onChoose={(chosen) => draft.set({ isReadable: chosen })}
        error={errors.slug}
      />
      <div>
        <BusyButton type="submit" isBusy={isBusy}>
          {isBusy ? 'Adding...' : 'Add City'}
        </BusyButton>
      </div>
    </form>
  )
}

interface SlugChoiceProps {
  name: string
  isReadable: boolean
  onChoose: (isReadable: boolean) => void
  error: string | undefined
}

/** The rule makes 'm-laga' of 'Málaga'; where that differs from the readable one, there is a choice. */
function SlugChoice({ name, isReadable, onChoose, error }: SlugChoiceProps) {
  const [made, readable] = [settingsCitySlugOf(name.trim()), readableCitySlugOf(name)]
  if (made === '') return null
  const choices = made === readable || readable === '' ? [made] : [made, readable]
  return (
    <fieldset className="grid min-w-0 gap-1 text-sm">
      <legend className="text-xs font-semibold">Address</legend>
      {choices.map((slug, index) => (
        <label key={slug} className="flex min-h-8 items-center gap-2.5 [overflow-wrap:anywhere]">
          <input
            type="radio"
            name="slug"
            checked={isReadable === (index === 1) || choices.length === 1}
            onChange={() => onChoose(index === 1)}
            className="size-5 flex-none accent-primary"
          />
          /funcity/{slug}
        </label>
      ))}
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
    </fieldset>
  )
}
