import { Link } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import type { AdminSearchRadiusOption } from '../../guide/search-radius/search-radius-option.schema.ts'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { madeAgain } from '../../office/shell/made-again.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import {
  changeSearchRadiusOption,
  createSearchRadiusOption,
  deleteSearchRadiusOption,
  getAllSearchRadiusOptions,
} from './admin-search-radius.requests.ts'
import { NewRadiusDialog } from './new-radius-dialog.tsx'
import { RadiusTable } from './radius-table.tsx'

export function SearchRadiusScreen() {
  const { latest: options, hasFailed, reload } = useAnswer('', getAllSearchRadiusOptions)
  const [opened, open] = useOpenDialog(leftForm('search-radius:') === undefined ? undefined : 'new')
  const { doomed, ask, focusAfter, dialog } = useDeletion({
    question: 'delete',
    nameOf: ({ id }) => id,
    things: options,
    remove: ({ id }: AdminSearchRadiusOption) => deleteSearchRadiusOption(id),
    words: {
      done: 'Search radius option deleted successfully',
      failed: 'Failed to delete search radius option',
    },
    undo: ({ id: _, ...option }) =>
      madeAgain({ name: option.displayName, make: () => createSearchRadiusOption(option), onEnd: reload }),
    onEnd: reload,
  })
  const switchActive = async (option: AdminSearchRadiusOption, isActive: boolean) => {
    await changeSearchRadiusOption(option.id, { isActive }).then(
      () => toast({ title: 'Search radius option updated successfully' }),
      (error) => sayFailure('Failed to update search radius option', error),
    )
    reload()
  }
  return (
    <AdminScreen title="Search Radius">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Link to="/admin/config" className="underlined inline-flex min-h-11 items-center gap-2 text-sm">
          <ArrowLeft className="size-4.5" />
          Back to Config
        </Link>
        <Button ref={focusAfter} onClick={() => open('new')}>
          <Plus className="size-5" />
          Add Search Radius
        </Button>
      </div>
      <UnlessLoaded isThere={options !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {options && <RadiusTable options={options} onSwitch={switchActive} onDelete={ask} />}
      <p className="mt-4 max-w-[70ch] text-sm text-text-muted">
        Only active options appear in the search dropdown. Distances come from the stored distances between
        places and cities; a wider radius than any before has them computed when it becomes active.
      </p>
      {opened === 'new' && <NewRadiusDialog onClose={() => open('')} onCreated={reload} />}
      {doomed && (
        <ConfirmDialog title={`Delete '${doomed.displayName}'?`} {...dialog}>
          {doomed.isActive
            ? `Visitors can no longer search within ${doomed.radiusKm} km. To hide it for a while, switch it off instead.`
            : 'It is switched off: visitors do not see it.'}
        </ConfirmDialog>
      )}
    </AdminScreen>
  )
}
