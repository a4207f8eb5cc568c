import { useState } from 'react'
import { leftForm } from '../../office/drafts/left-forms.ts'
import { useMissing } from '../../office/shell/use-missing.ts'
import { useOpenDialog } from '../../office/shell/use-open-dialog.ts'
import type { ReportGroup } from './admin-reports.schema.ts'

const forms = ['edit', 'answer'] as const

type Form = (typeof forms)[number]

/**
 * The form over the screen, and the reports that it was opened for: they stay while others take their place in the list.
 * `shown` are those of the list, which is loaded or not.
 */
export function useOpenReport(shown: ReportGroup | undefined, isLoaded: boolean) {
  const left = leftForm('answer-')
  const [opened, go] = useOpenDialog(left && `answer-${left}`)
  const [kept, keep] = useState<ReportGroup>()
  const [renewed, renew] = useState<ReportGroup>()
  const formOf = (group: ReportGroup) => forms.find((form) => addressOf(form, group) === opened)
  const group = [renewed, shown, kept].find((each) => each && formOf(each))
  if (group && group !== kept) keep(group)
  const close = () => go('')
  useMissing(isLoaded && opened !== '' && !group, close)
  return {
    openedForm: group && formOf(group),
    /** Those of the form. */
    openedGroup: group,
    /** Whether the address names a form, be it there or not. */
    isOpen: opened !== '',
    open: (form: Form, of: ReportGroup) => {
      renew(undefined)
      go(addressOf(form, of))
    },
    close,
    /** As the form's reports were read anew, wherever in the list they are by now. */
    renew,
  }
}

/** Where another is shown by then, a link opens nothing. */
export const addressOf = (form: Form, { place, reason }: ReportGroup) => `${form}-${place.id}-${reason}`
