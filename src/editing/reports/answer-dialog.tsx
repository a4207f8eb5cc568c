import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputClass } from '../../ui/field.tsx'

interface AnswerDialogProps {
  onClose: () => void
  onAnswer: (answer: string) => void
}

/** A note for the other editors: families leave no address to write to. */
export function AnswerDialog({ onClose, onAnswer }: AnswerDialogProps) {
  const [answer, setAnswer] = useState('')
  return (
    <Dialog
      title="Answer"
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="report-answer">
            Save Answer
          </Button>
        </>
      }
    >
      <form
        id="report-answer"
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(answer)
        }}
      >
        <Field label="What you found out" hint="kept with the report">
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={1000}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
