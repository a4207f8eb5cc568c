import { Ban, Check, CircleAlert, LoaderCircle, Undo2 } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import type { RunState } from './import-run-address.ts'

const looks = {
  running: { word: 'Running', Icon: LoaderCircle, color: 'bg-primary-soft text-on-primary-soft' },
  done: { word: 'Finished', Icon: Check, color: 'bg-success-soft text-on-success-soft' },
  failed: { word: 'Failed', Icon: CircleAlert, color: 'bg-danger-soft text-on-danger-soft' },
  cancelled: { word: 'Cancelled', Icon: Ban, color: 'bg-surface-sunken text-text-muted' },
  undone: { word: 'Undone', Icon: Undo2, color: 'bg-accent-soft text-on-accent-soft' },
} satisfies Record<RunState, object>

export const stateWord = (state: RunState): string => looks[state].word

export function ImportStateBadge({ state }: { state: RunState }) {
  const { word, Icon, color } = looks[state]
  return (
    <Badge className={color}>
      <Icon className={state === 'running' ? 'motion-safe:animate-spin' : ''} />
      {word}
    </Badge>
  )
}
