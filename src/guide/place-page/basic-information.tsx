import { OutsideLink } from '../../ui/outside-link.tsx'
import { dateWords } from '../facts/date-words.ts'
import { lastCheckedLine } from '../facts/source-words.ts'
import { usualNote } from '../opening-hours/shown/todays-line.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { TellUs } from '../reports/tell-us.tsx'
import { FactGroup, UsualRing } from './fact-group.tsx'
import { factGroups, factRows, sourceOf } from './fact-rows.tsx'

/** Where all that is not stated is so since most places of its kind are. */
const guessNote = 'our guess, look before you go'

/** What a family wants to know, in groups, each fact with its source; then what nobody knows, and when it was checked. */
export function BasicInformation({ place }: { place: PlaceDetail }) {
  const unknown = factRows.filter(({ isAsked, value }) => isAsked && value(place) === null)
  const usual = factRows.map((row) => sourceOf(row, place)).filter((source) => source?.grade === 'usual')
  return (
    <section className="print:col-span-2">
      <h2 className="mb-4 text-[1.625rem] leading-tight">Basic Information</h2>
      {usual.length > 0 && (
        <p className="usual-legend">
          <UsualRing /> {usual.some((source) => source?.source !== 'kind') ? usualNote : guessNote}
        </p>
      )}
      <div className="gap-3.5 xl:columns-2 print:columns-3">
        {factGroups.map(({ title, icon }) => (
          <FactGroup
            key={title}
            place={place}
            title={title}
            icon={icon}
            rows={factRows.filter(({ group }) => group === title)}
          />
        ))}
      </div>
      {unknown.length > 0 && (
        <p className="text-sm text-text-muted">
          <span aria-hidden="true" className="unknown-ring" />
          Not known: {unknown.map(({ label }) => label.toLowerCase()).join(', ')}.
        </p>
      )}
      <TellUs place={place} />
      <div className="mt-3 grid gap-1 text-xs text-text-subtle">
        <p>
          {lastCheckedLine(place.lastChecked)}
          {place.checkedOn && ` · seen on the spot ${dateWords(place.checkedOn)}`}
        </p>
        <p>For reference only. Visit the official site for full details.</p>
        {place.fromOpenStreetMap && (
          <p>
            Contains data ©{' '}
            <OutsideLink href="https://www.openstreetmap.org/copyright" className="underlined">
              OpenStreetMap contributors
            </OutsideLink>
          </p>
        )}
        {place.fromGeoapify && (
          <p>
            Powered by{' '}
            <OutsideLink href="https://www.geoapify.com/" className="underlined">
              Geoapify
            </OutsideLink>
          </p>
        )}
      </div>
    </section>
  )
}
