import { type SubmitEvent, useState } from 'react'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'

interface AnswerDialogProps {
  /** What its drafts are called. */
  form: string
  onClose: () => void
  /** Resolves to whether it was kept; until then, and when it was not, the dialog stays. */
  onAnswer: (answer: string) => Promise<boolean>
}

const formId = 'report-answer'

const noAnswer = { answer: '' }

/** A note for the other editors: families leave no address to write to. */
export function AnswerDialog({ form, onClose, onAnswer }: AnswerDialogProps) {
  const draft = useDraft({ form, first: noAnswer, formOf: (answer) => answer })
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSaving(true)
    const isKept = await onAnswer(draft.values.answer)
    setIsSaving(false)
    if (!isKept) return
    draft.forget()
    onClose()
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <Dialog
      title="Answer"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          labels={['Save Answer', 'Saving...']}
          isBusy={isSaving}
          onCancel={cancel}
        />
      }
    >
      <DraftNote {...draft.note} />
      <form id={formId} onSubmit={save}>
        <Field label="What you found out" hint="kept with the report">
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={1000}
              value={draft.values.answer}
              onChange={(event) => draft.write({ answer: event.target.value })}
              className={inputClass}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
