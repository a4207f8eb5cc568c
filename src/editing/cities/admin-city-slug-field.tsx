import type { City } from '../../guide/cities/city.schema.ts'
import { citySlugOf, readableCitySlugOf } from '../../guide/cities/city-slug.ts'
import { inputClass } from '../../ui/field.tsx'
import { CityField, type CityForm } from './admin-city-field.tsx'

type AdminCitySlugFieldProps = { form: CityForm; cities: readonly City[]; isNew: boolean }

/** The rule makes 'm-laga' of 'Málaga'; the readable one stands beside it, and with the country what a namesake elsewhere can have. */
export function AdminCitySlugField({ form, cities, isNew }: AdminCitySlugFieldProps) {
  const { fields, onChange } = form
  const made = citySlugOf(fields.name)
  const current = fields.slug || (isNew ? made : '')
  const ownerOf = (slug: string) => (isNew ? cities.find((city) => city.slug === slug) : undefined)
  const owner = ownerOf(current)
  const readable = readableCitySlugOf(fields.name)
  const ofCountry = readableCitySlugOf(`${fields.name} ${fields.country}`)
  const proposals = [...new Set([made, readable, ...(owner && fields.country ? [ofCountry] : [])])].filter(
    (slug) => slug !== '' && slug !== current && !ownerOf(slug),
  )
  return (
    <div className="grid content-start gap-1.5">
      <CityField
        form={form}
        name="slug"
        label="Slug"
        hint={isNew ? 'Empty: made of the name' : 'The old address goes on working'}
      >
        {(control) => (
          <input
            {...control}
            {...{ name: 'slug', maxLength: 200, autoComplete: 'off', spellCheck: false }}
            placeholder={isNew ? made : undefined}
            value={fields.slug}
            onChange={(event) => onChange({ slug: event.target.value })}
            className={inputClass}
          />
        )}
      </CityField>
      {(owner || proposals.length > 0) && (
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-text-muted">
          {owner && `${owner.name}, ${owner.country}, has this slug.`}
          {proposals.map((slug) => (
            <button
              key={slug}
              type="button"
              onClick={() => onChange({ slug })}
              className="min-h-6 text-link underline [overflow-wrap:anywhere]"
            >
              Use {slug}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
