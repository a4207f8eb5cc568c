import { type SubmitEvent, useState } from 'react'
import { DraftNote } from '../../office/drafts/draft-note.tsx'
import { useDraft } from '../../office/drafts/use-draft.ts'
import { useEnd } from '../../office/drafts/use-end.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import type { ReportGroup } from './admin-reports.schema.ts'
import { decisionText } from './decision-text.ts'
import { ReportCard } from './report-card.tsx'

interface AnswerDialogProps {
  /** What its drafts are called. */
  form: string
  /** As they are now. */
  group: ReportGroup
  onClose: () => void
  /** Resolves to whether it was kept; until then, and when it was not, the dialog stays. */
  onAnswer: (answer: string) => Promise<boolean>
}

const formId = 'report-answer'

const noAnswer = { answer: '' }

/** A note for the other editors: families leave no address to write to. */
export function AnswerDialog({ form, group, onClose, onAnswer }: AnswerDialogProps) {
  const draft = useDraft({ form, first: noAnswer, formOf: (answer) => answer })
  const { end } = useEnd({ draft, onEnd: onClose })
  const [isSaving, setIsSaving] = useState(false)
  const [first] = useState(group)
  // To open it again would undo what it did to the place.
  const isOver = group.state === 'applied'
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSaving(true)
    const isKept = await onAnswer(draft.values.answer)
    setIsSaving(false)
    if (isKept) end(draft.values, draft.values)
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
        isOver ? (
          <Button look="outline" onClick={cancel}>
            Close
          </Button>
        ) : (
          <FormButtons
            formId={formId}
            labels={['Save Answer', 'Saving...']}
            isBusy={isSaving}
            onCancel={cancel}
          />
        )
      }
    >
      <DraftNote {...draft.note} />
      {saidOf(group) !== saidOf(first) && <Meanwhile group={group} />}
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

/** What tells the reports from what they become when others join them, or are decided. */
const saidOf = ({ state, reports }: ReportGroup) => [state, ...reports.map(({ id }) => id)].join()

const then = {
  open: 'Your answer is kept with those that are open now.',
  applied: 'There is nothing left to answer.',
  answered: 'If you save yours, it takes its place.',
  dismissed: 'If you save your answer, it takes its place.',
} as const

/** What became of the reports since the dialog was opened. */
const Meanwhile = ({ group }: { group: ReportGroup }) => (
  <div role="alert" className="mb-4 rounded-md bg-accent-soft text-sm text-on-accent-soft">
    <p className="p-3 [overflow-wrap:anywhere]">
      Changed meanwhile: {decisionText(group)}
      {group.answer && `: ${group.answer}`}. {then[group.state]}
    </p>
    {group.state === 'open' && <ReportCard group={group} />}
  </div>
)
