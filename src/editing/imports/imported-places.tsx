import { Link } from '@tanstack/react-router'
import type { ImportedPlaceList, ImportRunDetails } from '../../gathering/imports/import-run.schema.ts'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { PlaceKind } from './import-run-address.ts'
import { counted } from './import-run-words.ts'
import { getImportedPlaces } from './import-runs.requests.ts'
import { ImportedPlaceRow } from './imported-place-row.tsx'

interface ImportedPlacesProps {
  run: ImportRunDetails
  kind: PlaceKind
  page: number
  onPage: (page: number) => void
}

const words: Record<PlaceKind, (count: number) => string> = {
  added: (count) => counted(count, 'added place'),
  changed: (count) => counted(count, 'place with other content', 'places with other content'),
  kept: (count) => `${counted(count, 'place')} with fields that editors have set`,
  gone: (count) => `${counted(count, 'place')} that the source no longer holds`,
}

/** One page of the places that a run touched in one way. */
export function ImportedPlaces({ run, kind, page, onPage }: ImportedPlacesProps) {
  // While it runs, more come; when it is undone, some go.
  const key = [run.id, kind, page, run.state, run.added, run.changed, run.gone].join(' ')
  const { content, latest, hasFailed, reload } = useAnswer(key, () => getImportedPlaces(run.id, kind, page))
  return (
    <>
      {content ? (
        <PlacesOfPage {...content} kind={kind} />
      ) : (
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      )}
      {latest && latest.pagination.totalPages > 1 && (
        <Pages
          {...latest.pagination}
          page={page}
          amount={counted(latest.pagination.total, 'place')}
          onPage={onPage}
        />
      )}
    </>
  )
}

function PlacesOfPage({ data, pagination, kind }: ImportedPlaceList & { kind: PlaceKind }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[1.25rem]!">{words[kind](pagination.total)}</h2>
        {kind === 'gone' && pagination.total > 0 && (
          <Link to="/admin/places" search={{ isGone: 'true' }} className="underlined text-sm">
            All places that are gone
          </Link>
        )}
      </div>
      {data.length > 0 && (
        <ul aria-label={words[kind](pagination.total)} className="grid gap-4">
          {data.map((place) => (
            <ImportedPlaceRow key={place.placeId} place={place} kind={kind} />
          ))}
        </ul>
      )}
    </>
  )
}
