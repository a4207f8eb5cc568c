import { useEffect, useRef, useState } from 'react'
import { getFunTypes } from '../../guide/fun-types/fun-types.requests.ts'
import { getSeasons } from '../../guide/seasons/seasons.requests.ts'
import { LoadingOrFailed } from '../../office/shell/loading-or-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { AdminPlace } from '../places/admin-place.schema.ts'
import type { PlannedChange } from '../planned-changes/planned-change.schema.ts'
import { EditPlaceForm } from './edit-place-form.tsx'
import type { FormField } from './place-form.ts'
import { PlaceTitle } from './place-form-title.tsx'
import { readPlaceRow } from './place-row.requests.ts'

interface EditPlaceProps {
  placeId: number
  /** What is planned of it, where the form is about that. */
  planned?: PlannedChange
  /** Where it begins; with its first field unless told. */
  field?: FormField | undefined
  onClose: () => void
  /** Once it is saved; the dialog closes then. */
  onSaved: (place: AdminPlace) => void
}

/** Begins with the place as it is now: a list may be hours old. */
export function EditPlace({ placeId, planned, field, onClose, onSaved }: EditPlaceProps) {
  const [opener] = useState(() => document.activeElement)
  const isRead = useRef(false)
  const { content, hasFailed, reload } = useAnswer(`place ${placeId}`, () => readPlace(placeId))
  useEffect(() => {
    isRead.current = content !== undefined
  })
  if (content)
    return (
      <EditPlaceForm
        row={{ ...content.row, planned }}
        choices={content.choices}
        field={field}
        opener={opener}
        onClose={onClose}
        onSaved={(place) => {
          onSaved(place)
          onClose()
        }}
      />
    )
  return (
    <Dialog
      isWide
      title={<PlaceTitle id={placeId} placeId={undefined} />}
      onClose={onClose}
      // The form, in the place of this, has the focus by then.
      returnFocus={(event) => isRead.current && event.preventDefault()}
      footer={
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="min-h-[40dvh]">
        <LoadingOrFailed hasFailed={hasFailed} onRetry={reload} />
      </div>
    </Dialog>
  )
}

async function readPlace(id: number) {
  const [row, funTypes, seasons] = await Promise.all([readPlaceRow(id), getFunTypes(), getSeasons()])
  return { row, choices: { funTypes, seasons } }
}
