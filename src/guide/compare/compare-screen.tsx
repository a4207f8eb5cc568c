import { Link } from '@tanstack/react-router'
import { BackButton } from '../../ui/back-button.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyHills } from '../art/empty-hills.tsx'
import { usualNoteOfSome } from '../opening-hours/shown/todays-line.tsx'
import type { PlaceDetail } from '../place-lists/place.schema.ts'
import { UsualRing } from '../place-page/fact-group.tsx'
import { AddCompared } from './add-compared.tsx'
import { CompareTable } from './compare-table.tsx'
import { SearchCompared, type SearchComparedProps } from './search-compared.tsx'

interface CompareScreenProps extends Omit<SearchComparedProps, 'slugs'> {
  places: readonly PlaceDetail[]
  /** Slugs that were asked for and are not in the guide. */
  missing: readonly string[]
  /** Goes back to where the visitor came from; undefined for one who has just arrived. */
  onBack: (() => void) | undefined
}

export const CompareScreen = ({ places, missing, onBack, ...search }: CompareScreenProps) => (
  <main id="main" tabIndex={-1} className="page-width pb-10 outline-none">
    <BackButton onBack={onBack} />
    {places.length === 0 ? (
      <>
        <EmptyState
          art={<EmptyHills />}
          level={1}
          heading="Nothing to compare"
          actions={
            <Link to="/" className={buttonClass('accent', 'lg')}>
              Find places
            </Link>
          }
        >
          {missing.length > 0 && 'What this link names is no longer in the guide. '}
          Up to four places stand here side by side. On the page of a place, choose 'Compare with these'; or
          put places into your plan and compare what is on a day.
        </EmptyState>
        <div className="grid justify-items-center">
          <SearchCompared slugs={[]} {...search} />
        </div>
      </>
    ) : (
      <>
        <h1 className="mt-1.5">Which one?</h1>
        <p className="mt-2 mb-5.5 text-text-muted">
          Green marks what is surely better in one thing. It is no rating.
          {missing.length > 0 && ` ${leftOut(missing.length)}`}
        </p>
        <CompareTable places={places} />
        <AddCompared places={places} missing={missing} />
        <SearchCompared slugs={places.map(({ slug }) => slug)} {...search} />
        <p className="mt-4 max-w-(--measure) text-xs text-text-subtle">
          <UsualRing /> <span className="sr-only">Usually:</span> {usualNoteOfSome}. Where each fact is from
          stands on the page of its place.
        </p>
      </>
    )}
  </main>
)

const leftOut = (missing: number) =>
  missing === 1
    ? 'One place of this link is no longer in the guide.'
    : `${missing} places of this link are no longer in the guide.`
