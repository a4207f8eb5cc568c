import { BusyButton } from './busy-button.tsx'
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

/** The foot of a dialog with a form. */
export const FormButtons = ({ formId, labels, isBusy, isDisabled, onCancel }: FormButtonsProps) => (
  <>
    <Button look="outline" onClick={onCancel}>
      Cancel
    </Button>
    <BusyButton type="submit" form={formId} isBusy={isBusy} disabled={isDisabled}>
      {labels[isBusy ? 1 : 0]}
    </BusyButton>
  </>
)
