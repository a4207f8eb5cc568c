import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { PlaceFormValues } from './place-form.ts'
import { areHoursStrange } from './use-understood-hours.tsx'

type Asking = { text: string; save: () => Promise<unknown> }

/** Asks before hours are saved that the guide does not understand, once for each text. */
export function useHoursQuestion(onBack: () => void) {
  const [asking, setAsking] = useState<Asking>()
  const accepted = useRef<string>(undefined)
  const isChecking = useRef(false)
  const guarded = async (values: PlaceFormValues, isChanged: boolean, save: () => Promise<unknown>) => {
    if (isChecking.current) return
    const text = values.openingHours.trim()
    isChecking.current = true
    const isStrange = isChanged && text !== accepted.current && (await areHoursStrange(values))
    isChecking.current = false
    if (isStrange) setAsking({ text, save })
    else await save()
  }
  const question = asking && (
    <ConfirmDialog
      title="Save these opening hours?"
      confirmLabel="Save anyway"
      cancelLabel="Back"
      onConfirm={async () => {
        accepted.current = asking.text
        setAsking(undefined)
        await asking.save()
      }}
      onClose={() => setAsking(undefined)}
      returnFocus={(event) => {
        event.preventDefault()
        if (accepted.current !== asking.text) onBack()
      }}
    >
      The guide does not understand ‘{asking.text}’. Families will see the text as it is, and no hours of the
      day.
    </ConfirmDialog>
  )
  return { guarded, question }
}
