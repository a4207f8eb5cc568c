import { useState } from 'react'
import { useMay } from '../../office/accounts/current-user/may.tsx'
import { AdminScreen } from '../../office/shell/admin-shell.tsx'
import { sayFailure } from '../../office/shell/failure.tsx'
import { UnlessLoaded } from '../../office/shell/loading-or-failed.tsx'
import { madeAgain } from '../../office/shell/made-again.tsx'
import { useDeletion } from '../../office/shell/use-deletion.tsx'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import { countWaiting } from '../../office/shell/waiting.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { EditPlace } from '../place-form/edit-place.tsx'
import { NoLongerPlanned } from '../planned-changes/no-longer-planned.tsx'
import { PlanDialog } from '../planned-changes/plan-dialog.tsx'
import type { PlannedChange } from '../planned-changes/planned-change.schema.ts'
import { publishedDays } from '../planned-changes/planned-change.ts'
import {
  discardPlanned,
  getPlannedChanges,
  planAgain,
  publishPlanned,
  replanChange,
} from '../planned-changes/planned-changes.requests.ts'
import { plannedName } from '../planned-changes/planned-words.ts'
import { PlannedRow } from './planned-row.tsx'

interface PlannedChangesScreenProps {
  /** The planned change of a place whose form is open. */
  editedId: number | undefined
  onClose: () => void
}

/** Changes that wait to be published, and those published of late. */
export function PlannedChangesScreen({ editedId, onClose }: PlannedChangesScreenProps) {
  const { latest, hasFailed, reload: readAgain } = useAnswer('planned changes', () => getPlannedChanges())
  const reload = () => {
    readAgain()
    void countWaiting()
  }
  const [isBusy, setIsBusy] = useState(false)
  const waiting = latest?.filter(({ state }) => state !== 'published') ?? []
  const mayEdit = useMay('editor')
  const [opened, open] = useOpenDialog()
  const timed = mayEdit && waiting.find((planned) => !planned.isGone && timeOf(planned) === opened)
  const discarding = useDiscarding(latest && mayEdit ? waiting : undefined, reload)
  const publish = async (planned: PlannedChange) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await publishPlanned(planned)
      toast({ title: 'Published', description: 'Visitors see it at once.' })
      // It goes to the other list, and its button is gone.
      document.getElementById('main')?.focus()
    } catch (error) {
      sayFailure('It could not be published', error)
    }
    setIsBusy(false)
    reload()
  }
  const list = (name: string, changes: readonly PlannedChange[]) => (
    <div className="@container overflow-clip rounded-lg border border-border bg-surface">
      <ul
        aria-label={name}
        className="gap-x-4 @5xl:grid @5xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,15rem)_auto]"
      >
        {changes.map((planned) => (
          <PlannedRow
            key={planned.id}
            planned={planned}
            isBusy={isBusy}
            onPublish={() => void publish(planned)}
            onTime={() => open(timeOf(planned))}
            onDiscard={() => discarding.ask(planned)}
          />
        ))}
      </ul>
    </div>
  )
  const published = latest?.filter(({ state }) => state === 'published') ?? []
  return (
    <AdminScreen title="Planned Changes">
      <p className="mb-4 max-w-[70ch] text-sm text-text-muted">
        What editors keep for later. Visitors see nothing of it before it is published.
      </p>
      <UnlessLoaded isThere={latest !== undefined} hasFailed={hasFailed} onRetry={reload} />
      {latest && waiting.length === 0 && (
        <p role="status" className="text-text-muted">
          Nothing is planned.
        </p>
      )}
      {waiting.length > 0 && list('Planned changes', waiting)}
      {published.length > 0 && (
        <>
          <h2 className="mt-7 mb-3 text-[1.25rem]!">Published in the last {publishedDays} days</h2>
          {list('Published changes', published)}
        </>
      )}
      {latest && editedId !== undefined && (
        <EditedPlace
          {...{ id: editedId, planned: waiting.find(({ id }) => id === editedId), onClose }}
          key={editedId}
          onSaved={reload}
        />
      )}
      {timed && (
        <PlanDialog
          title={`When to publish ${plannedName(timed)}`}
          when={timed.when}
          keep={(when) => replanChange(timed, { subject: timed.subject, when })}
          onRefused={(error) => {
            sayFailure('The time could not be changed', error)
            open('')
            reload()
          }}
          onClose={(kept) => {
            open('')
            if (kept) reload()
          }}
        />
      )}
      {discarding.doomed && (
        <ConfirmDialog
          {...discarding.dialog}
          title={`Discard the draft of ${plannedName(discarding.doomed)}?`}
          confirmLabel="Discard"
        >
          Nobody will see what it says any more. What visitors see stays as it is.
        </ConfirmDialog>
      )}
    </AdminScreen>
  )
}

interface EditedPlaceProps {
  id: number
  planned: PlannedChange | undefined
  onClose: () => void
  onSaved: () => void
}

function EditedPlace({ id, planned, ...after }: EditedPlaceProps) {
  if (!planned) return <NoLongerPlanned id={id} />
  if (planned.subject !== 'place' || planned.isGone) return null
  return <EditPlace placeId={Number(planned.key)} planned={planned} {...after} />
}

/** What the address calls the question when it is to be published. */
const timeOf = ({ id }: PlannedChange) => `time-${id}`

const useDiscarding = (things: readonly PlannedChange[] | undefined, onEnd: () => void) =>
  useDeletion({
    question: 'discard',
    nameOf: ({ id }) => id,
    things,
    remove: (planned: PlannedChange) => discardPlanned(planned),
    words: { done: 'Draft discarded', failed: 'The draft could not be discarded' },
    // What somebody has changed otherwise since would be overruled by what is planned once more.
    undo: (planned) =>
      planned.state === 'refused' || planned.overtaken.length > 0
        ? undefined
        : madeAgain({ name: planned.name, make: () => planAgain(planned), onEnd }),
    onEnd,
  })
