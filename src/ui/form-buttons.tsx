import { Button } from './button.tsx'

interface FormButtonsProps {
  /** Of the form that is sent. */
  formId: string
  /** Of the button that sends it, and while it is at work. */
  labels: readonly [string, string]
  isBusy: boolean
  /** There is nothing to send yet. */
  isDisabled?: boolean
  onCancel: () => void
}

/** The foot of a dialog with a form. At work the button keeps the focus: a disabled one would lose it. */
export const FormButtons = ({ formId, labels, isBusy, isDisabled, onCancel }: FormButtonsProps) => (
  <>
    <Button look="outline" onClick={onCancel}>
      Cancel
    </Button>
    <Button
      type="submit"
      form={formId}
      disabled={isDisabled}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      {labels[isBusy ? 1 : 0]}
    </Button>
  </>
)
