import { MessageCircle } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { tellUnreachable } from '../../ui/network-note.tsx'
import type { Reason, ReportedPlace } from './report.ts'

type TellUsButtonProps = {
  place: ReportedPlace
  /** What is told at once; otherwise the family chooses. */
  reason?: Reason
  children: ReactNode
}

/** The dialog is fetched when a family reaches for it. */
export function TellUsButton({ place, reason, children }: TellUsButtonProps) {
  const [dialog, show] = useState<ReactNode>()
  const open = (event: MouseEvent) => {
    // Of a form, which is for who has no scripts.
    event.preventDefault()
    import('./report-dialog.tsx').then(
      ({ ReportDialog }) =>
        show(<ReportDialog place={place} reason={reason} onClose={() => show(undefined)} />),
      tellUnreachable,
    )
  }
  return (
    <>
      <Button type="submit" look={reason ? 'outline' : 'soft'} onClick={open}>
        {children}
      </Button>
      {dialog}
    </>
  )
}

export const TellUs = ({ place }: { place: ReportedPlace }) => (
  <form action={`/tell-us/${place.slug}`} className="tell-row">
    Something not right?
    <TellUsButton place={place}>
      <MessageCircle className="size-4.5" />
      Tell us
    </TellUsButton>
  </form>
)
