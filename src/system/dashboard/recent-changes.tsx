import { Link } from '@tanstack/react-router'
import { Check, Import, type LucideIcon, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { UndoButton } from '../../editing/history/undo-button.tsx'
import { May } from '../../office/accounts/current-user/may.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { agoText } from './ago-text.ts'
import type { RecentChange } from './recent-change.schema.ts'
import { tellChange } from './recent-change.ts'

interface RecentChangesProps {
  changes: readonly RecentChange[]
  onUndone: () => void
}

/** What editors and imports did last. */
export const RecentChanges = ({ changes, onUndone }: RecentChangesProps) => (
  <Panel
    title="Recent changes"
    link={
      <Link to="/admin/history" className="underlined text-sm">
        Deleted
      </Link>
    }
  >
    {changes.length === 0 && <p className="text-sm text-text-muted">Nobody has changed anything yet.</p>}
    <ul>
      {changes.map((change) => (
        <Row key={`${change.at} ${change.entity} ${change.action}`} change={change} onUndone={onUndone} />
      ))}
    </ul>
  </Panel>
)

function Row({ change, onUndone }: { change: RecentChange; onUndone: () => void }) {
  const { who, did, what, where, to, search = {} } = tellChange(change)
  const Icon = change.importRunId === null ? icons[change.action] : Import
  return (
    <li className="flex items-center gap-3 border-t border-border py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <span className="grid size-8.5 flex-none place-items-center rounded-[10px] bg-surface-sunken text-text-muted">
        <Icon className="size-4.5" />
      </span>
      <p className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        <b className="font-semibold">{who}</b> {did}{' '}
        <Link to={to as '/admin'} search={search} className="underlined">
          {what}
        </Link>
        {where && ` ${where}`}
        <time dateTime={change.at} title={momentText(change.at)} className="block text-xs text-text-muted">
          {agoText(change.at)}
        </time>
      </p>
      {change.undoId !== null && (
        <May be="editor">
          <UndoButton
            id={change.undoId}
            isDeletion={change.action === 'delete'}
            name={what}
            at={change.at}
            onUndone={onUndone}
          />
        </May>
      )}
    </li>
  )
}

const icons: Record<RecentChange['action'], LucideIcon> = {
  create: Plus,
  update: Pencil,
  delete: Trash2,
  restore: RotateCcw,
  confirm: Check,
}
