import { citySlugOf, readableCitySlugOf } from '../../guide/cities/city-slug.ts'
import { inputClass } from '../../ui/field.tsx'
import { CityField, type CityForm } from './admin-city-field.tsx'

/** The rule makes 'm-laga' of 'Málaga'; the readable one stands beside it. */
export function AdminCitySlugField({ form, isNew }: { form: CityForm; isNew: boolean }) {
  const { fields, onChange } = form
  const made = citySlugOf(fields.name)
  const current = fields.slug || (isNew ? made : '')
  const proposals = [...new Set([made, readableCitySlugOf(fields.name)])].filter(
    (slug) => slug !== '' && slug !== current,
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
      {proposals.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-text-muted">
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
