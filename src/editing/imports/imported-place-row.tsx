import type { ImportedPlace } from '../../gathering/imports/import-run.schema.ts'
import { PlaceArt } from '../../guide/art/place-art.tsx'
import { funTypes } from '../../guide/fun-types/fun-types.ts'
import type { PlaceKind } from './import-run-address.ts'
import { BroughtFields, ChangedFields } from './place-changes.tsx'

export function ImportedPlaceRow({ place, kind }: { place: ImportedPlace; kind: PlaceKind }) {
  const { name, slug, primaryFunType, scenes } = place
  const funType = funTypes.find((one) => one.slug === primaryFunType)
  return (
    <li className="grid gap-3 border-border not-first:border-t not-first:pt-4">
      <div className="flex min-w-0 items-center gap-3">
        {slug !== null && (
          <div className="relative h-[42px] w-14 flex-none overflow-hidden rounded-[9px]">
            <PlaceArt place={{ slug, scenes, funTypes: funType ? [funType] : [] }} />
          </div>
        )}
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h3 className="text-base! leading-snug!">
            {slug === null ? (
              name
            ) : (
              <a
                href={`/funplace/${slug}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-6 items-center text-text underline"
              >
                {name}
              </a>
            )}
          </h3>
          <p className="text-sm text-text-muted">{slug === null ? 'Deleted since' : funType?.name}</p>
        </div>
      </div>
      {kind === 'added' ? <BroughtFields place={place} /> : <ChangedFields place={place} />}
    </li>
  )
}
