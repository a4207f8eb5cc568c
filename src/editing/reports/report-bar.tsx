import { Check, ChevronLeft, ChevronRight, type LucideIcon, MessageCircle, StickyNote, X } from 'lucide-react'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type ReportAction, reportKeys } from './report-keys.ts'

interface ReportBarProps {
  position: number
  total: number
  isBusy: boolean
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
  onAct: (action: ReportAction) => void
}

const buttons: { action: ReportAction; text: string; icon: LucideIcon; look?: ButtonLook }[] = [
  { action: 'previous', text: 'Previous', icon: ChevronLeft },
  { action: 'next', text: 'Next', icon: ChevronRight },
  { action: 'apply', text: 'Apply', icon: Check, look: 'primary' },
  { action: 'answer', text: 'Answer', icon: MessageCircle },
  { action: 'dismiss', text: 'Dismiss', icon: X },
  { action: 'note', text: 'OpenStreetMap note', icon: StickyNote },
]

/** The buttons stay where they are from report to report, and keep the focus. */
export function ReportBar({ position, total, isBusy, hasKeys, onKeys, onAct }: ReportBarProps) {
  const isOff = (action: ReportAction) =>
    isBusy || (action === 'previous' && position <= 1) || (action === 'next' && position >= total)
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-border bg-surface-sunken px-3.5 py-2.5">
      {buttons.map(({ action, text, icon: Icon, look = 'outline' }) => (
        <Button
          key={action}
          look={look}
          // Disabled, it would lose the focus to nobody on the way through the list.
          aria-disabled={isOff(action)}
          aria-keyshortcuts={hasKeys ? reportKeys[action] : undefined}
          onClick={() => !isOff(action) && onAct(action)}
        >
          <Icon className="size-4.5" />
          {text}
          {hasKeys && (
            <span
              aria-hidden="true"
              className="rounded-[5px] border border-current px-1.5 text-2xs max-sm:hidden"
            >
              {reportKeys[action]}
            </span>
          )}
        </Button>
      ))}
      <label htmlFor="report-keys" className="ml-auto inline-flex min-h-11 items-center gap-2.5 text-sm">
        Keyboard shortcuts
        <Switch id="report-keys" checked={hasKeys} onChange={(event) => onKeys(event.target.checked)} />
      </label>
    </div>
  )
}
