import type { ReactNode } from 'react'
import { useWork } from '../../office/jobs/use-work.tsx'
import { fileSize } from '../../office/uploads/file-size.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { momentText } from '../../ui/moment-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { Facts } from './facts.tsx'
import { backUpsPath } from './status.requests.ts'
import type { BackUps } from './status.schema.ts'

const schedules = {
  never: 'None: the setting BACKUP_EVERY makes one.',
  hour: 'Every hour',
  day: 'Every night at 3:00 UTC',
  week: 'On Mondays at 3:00 UTC',
} as const

export function BackUpsPanel({ backUps, onEnd }: { backUps: BackUps; onEnd: () => void }) {
  const { isRunning, start } = useWork({
    kind: 'back-up',
    isShared: true,
    onEnd: ({ state, error }) => {
      if (state === 'done') toast({ title: 'The guide is backed up' })
      else toast({ title: 'The back-up failed', description: error ?? '', variant: 'destructive' })
      onEnd()
    },
  })
  const begin = () =>
    start(backUpsPath, {}).catch(() =>
      toast({ title: 'The back-up could not begin', variant: 'destructive' }),
    )
  const { every, keep, place, last } = backUps
  const facts: [string, ReactNode][] = [
    ['Schedule', schedules[every]],
    ['Kept', `The last ${keep}, in ${place}`],
    ['Last', last ? momentText(last.at) : 'None yet'],
  ]
  return (
    <Panel title="Back-ups">
      <Facts facts={last ? [...facts, ...factsOf(last)] : facts} />
      <BusyButton look="outline" isBusy={isRunning} onClick={begin}>
        {isRunning ? 'Backing up…' : 'Back up now'}
      </BusyButton>
    </Panel>
  )
}

const factsOf = (last: NonNullable<BackUps['last']>): [string, ReactNode][] => [
  ['File', last.name],
  ['Where', last.place],
  ['Holds', `${fileSize(last.bytes)}: ${count(last.rows)} rows, ${count(last.pictures)} files of pictures`],
  ['Passwords and keys', last.hasSecrets ? 'In it, sealed with BACKUP_PASSPHRASE' : 'Not in it'],
  ...(last.missing > 0 ? ([['Missing pictures', count(last.missing)]] satisfies [string, ReactNode][]) : []),
]

const count = (number: number) => number.toLocaleString('en')
