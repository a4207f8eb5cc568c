import { useState } from 'react'
import { formErrors } from '../../office/shell/failure.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { countOld, setRetention } from './audit.requests.ts'
import { type KeptYears, keptText, wouldGoText, yearChoices } from './retention.ts'

interface RetentionDialogProps {
  years: KeptYears | null
  /** With the work that removes what is older. */
  onSaved: (jobId: string | null) => void
  onClose: () => void
}

/** Nothing is chosen before it is known how much goes by it. */
export function RetentionDialog({ years: before, onSaved, onClose }: RetentionDialogProps) {
  const [years, setYears] = useState(before)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string>()
  const old = useAnswer(String(years), async () =>
    years === null ? { entries: 0, isAll: true } : countOld(years),
  )
  const save = async () => {
    setIsSaving(true)
    try {
      const { jobId } = await setRetention(years)
      toast({ title: `Entries are kept: ${keptText(years).toLowerCase()}` })
      onSaved(jobId)
      onClose()
    } catch (reason) {
      setError(Object.values(formErrors(reason))[0])
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      title="How long entries are kept"
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton onClick={save} isBusy={isSaving} disabled={!old.content}>
            {isSaving ? 'Saving...' : 'Save'}
          </BusyButton>
        </>
      }
    >
      <Field label="Kept" error={error}>
        {(control) => (
          <NativeSelect
            {...control}
            value={String(years ?? '')}
            onChange={({ target }) =>
              setYears(yearChoices.find((one) => String(one) === target.value) ?? null)
            }
          >
            {[null, ...yearChoices].map((one) => (
              <option key={one} value={String(one ?? '')}>
                {keptText(one)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <p role="status" className="text-sm font-semibold">
        {old.hasFailed
          ? 'How many would go could not be counted.'
          : old.content
            ? wouldGoText(old.content)
            : 'Counting…'}
      </p>
      <p className="text-sm text-text-muted">
        Once a day what is older goes for good. What the guide goes by stays however old it is: what people
        did to places that are there or may still come back, how these places came in, the last that imports
        brought of them, and how texts were. What one import changed and a later one changed again goes.
      </p>
    </Dialog>
  )
}
