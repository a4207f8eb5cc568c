import { Link, useLocation } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { formErrors } from '../../office/shell/failure.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import type { PlannedChange, When } from './planned-change.schema.ts'
import { plannedAddress, previewAddress, whenWords } from './planned-words.ts'
import { tomorrow, WhenFields } from './when-fields.tsx'

export interface PlanDialogProps {
  title: string
  /** What it says now. */
  when: When
  keep: (when: When) => Promise<PlannedChange>
  /** What is said of no time: the form behind shows it. */
  onRefused: (error: unknown) => void
  /** Kept, or not where nothing was. */
  onClose: (kept?: PlannedChange) => void
}

/** Keeps a change for later, and says then where it is seen as visitors will see it. */
export function PlanDialog({ title, when: first, keep, onRefused, onClose }: PlanDialogProps) {
  const formId = useId()
  const [when, setWhen] = useState(first)
  const [time] = useState(tomorrow)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [kept, setKept] = useState<PlannedChange>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree it stands within the form whose changes it keeps, which would save them.
    event.stopPropagation()
    if (isBusy) return
    setIsBusy(true)
    try {
      setKept(await keep(when))
    } catch (error) {
      const found = formErrors(error)
      if (!Object.keys(found).some((field) => field.startsWith('when.'))) return onRefused(error)
      setErrors(found)
    }
    setIsBusy(false)
  }
  if (kept) return <Kept planned={kept} onClose={() => onClose(kept)} />
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          labels={['Keep', 'Keeping...']}
          isBusy={isBusy}
          onCancel={() => onClose()}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-sm text-text-muted">
          It is kept as a draft that your colleagues see, too, and that you can look at as visitors will see
          it.
        </p>
        <WhenFields
          when={when}
          time={time}
          errors={errors}
          onChange={(changed) => {
            setWhen(changed)
            setErrors({})
          }}
        />
      </form>
    </Dialog>
  )
}

function Kept({ planned, onClose }: { planned: PlannedChange; onClose: () => void }) {
  // Another screen is left by the link with all that lies over it: who closed it as well would lead back there.
  const isThere = useLocation({ select: ({ pathname }) => pathname === plannedAddress })
  return (
    <Dialog
      title={planned.when ? 'Planned' : 'Draft kept'}
      onClose={onClose}
      footer={
        <>
          <a
            href={previewAddress(planned)}
            target="_blank"
            rel="noopener"
            className={buttonClass('outline', 'md')}
          >
            <ExternalLink className="size-5" />
            Preview
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p role="status">
        {planned.when
          ? `Visitors see it on ${whenWords(planned.when)}.`
          : 'Visitors see it once somebody publishes it.'}{' '}
        It stands under{' '}
        <Link to={plannedAddress} onClick={isThere ? onClose : undefined} className="text-link underline">
          Planned Changes
        </Link>
        .
      </p>
    </Dialog>
  )
}
